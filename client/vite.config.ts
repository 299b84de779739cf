import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.TILTH_SERVER ?? 'http://127.0.0.1:8000';

/** Lays smaller copies beside the texts that were built, for browsers that take them; pictures and fonts are small already. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(css|html|js)$/.test(file))) {
      const path = join(dir!, name);
      const text = readFileSync(path);
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
      );
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  },
};

/** What every page needs comes in one piece: several small ones weigh more on their way. */
const COMMON = /src\/lib\/(api|games|house|names|network|options|settings|text|transport|words)\b/;

export default defineConfig({
  // Relative, so that the same files work on a server and in any folder of a static site.
  base: './',
  plugins: [svelte(), packed],
  build: {
    outDir: '../src/tilth/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', test: COMMON }] } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
