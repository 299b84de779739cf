/** Starts a Python with Tilth in it. */
import type { Kit } from './kit';

/** What of Pyodide is used here. */
export interface Python {
  pyimport(name: string): unknown;
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
}
interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

async function load<Module>(script: Blob): Promise<Module> {
  const address = URL.createObjectURL(script);
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Pyodide asks for its WebAssembly by a name below `indexURL`: it is given the one that was compiled already. */
function lend(wasm: WebAssembly.Module): void {
  const fetched = self.fetch.bind(self);
  self.fetch = (what, how) =>
    String(what).endsWith('pyodide.asm.wasm') ? Promise.resolve(new Response()) : fetched(what, how);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
}

export async function startPython({ loader, script, wasm, library, tilth }: Kit): Promise<Python> {
  lend(wasm);
  const stdLibURL = URL.createObjectURL(library);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    load<Loader>(loader),
    load<{ default: unknown }>(script),
  ]);
  const python = await loadPyodide({
    indexURL: self.location.href,
    stdLibURL,
    createPyodideModule,
    // Nothing is fetched later: no packages are known.
    lockFileContents: {
      info: { abi_version: '2026_0', arch: '', platform: '', python: '', version: '' },
      packages: {},
    },
    packageBaseUrl: self.location.href,
  });
  URL.revokeObjectURL(stdLibURL);
  const sites = python.pyimport('site') as { getsitepackages(): { get(at: number): string } };
  python.unpackArchive(await tilth.arrayBuffer(), 'zip', { extractDir: sites.getsitepackages().get(0) });
  return python;
}
