/** Records that leave the house: as a file, or packed into a link that holds the whole game. */
import { api } from './api';
import { href } from './route.svelte';

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Response(bytes).body!.pipeThrough(stream)).arrayBuffer());
}

/** A text with nothing in it that an address would have to write otherwise. */
export async function pack(text: string): Promise<string> {
  const small = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const signs = Array.from(small, (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

export async function unpack(packed: string): Promise<string> {
  const signs = atob(packed.replace(/-/g, '+').replace(/_/g, '/'));
  const small = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(small, new DecompressionStream('deflate-raw')));
}

/** The link that shows a game to whoever opens it. */
export async function recordLink(table: string): Promise<string> {
  return new URL(href(`/record/${await pack(await api.record(table))}`), location.href).href;
}

/** Let the browser keep a game's record as a file. */
export async function saveRecord(table: string, game: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await api.record(table)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${table}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
