import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { CompileOptions } from 'svelte/compiler';
import { defineConfig } from 'vite';

const server = process.env.TILTH_SERVER ?? 'http://127.0.0.1:8000';

/** The class that ties a component's style to its elements: short, since it stands at each of them. */
const cssHash: CompileOptions['cssHash'] = ({ hash, filename, name }) => '_' + hash(filename ?? name).slice(-4);

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } })],
  build: { outDir: '../src/tilth/server/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
