/** Everything that a Python in this browser is made of, fetched once and handed to each worker that starts one. */

export interface Kit {
  loader: Blob;
  script: Blob;
  wasm: WebAssembly.Module;
  library: Blob;
  tilth: Blob;
}

interface Site {
  files: Record<string, number>;
}

const packed = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** What comes over the line, counted, and unpacked where the web server has not done that itself. */
async function counted(
  response: Response,
  count: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  if (!response.ok || !response.body) throw new Error(`${response.status} ${response.url}`);
  const reader = response.body.getReader();
  const first = await reader.read();
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(out) {
      if (first.value) {
        count(first.value.length);
        out.enqueue(first.value);
      }
    },
    async pull(out) {
      const { done, value } = await reader.read();
      if (done) {
        out.close();
        return;
      }
      count(value.length);
      out.enqueue(value);
    },
  });
  return first.value && packed(first.value) ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
}

/** Fetch all of it; `tell` hears how many bytes have come of how many. */
export async function fetchKit(base: string, tell: (come: number, needed: number) => void): Promise<Kit> {
  const { files } = (await (await fetch(new URL('site.json', base), { cache: 'no-cache' })).json()) as Site;
  const names = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'tilth.zip'];
  const paths = names.map((name) => [`python/${name}.gz`, `python/${name}`].find((path) => path in files) ?? '');
  const needed = paths.reduce((sum, path) => sum + (files[path] ?? 0), 0);
  let come = 0;
  const count = (bytes: number) => tell((come = Math.min(needed, come + bytes)), needed);
  const open = async (path: string, type: string) =>
    new Response(await counted(await fetch(new URL(path, base)), count), { headers: { 'Content-Type': type } });
  const [loader, script, wasm, library, tilth] = await Promise.all([
    open(paths[0]!, 'text/javascript').then((response) => response.blob()),
    open(paths[1]!, 'text/javascript').then((response) => response.blob()),
    open(paths[2]!, 'application/wasm').then((response) => WebAssembly.compileStreaming(response)),
    open(paths[3]!, 'application/zip').then((response) => response.blob()),
    open(paths[4]!, 'application/zip').then((response) => response.blob()),
  ]);
  return { loader, script, wasm, library, tilth };
}
