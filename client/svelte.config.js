import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // The class that keeps a component's style to itself, short since it stands beside every class.
  compilerOptions: { cssHash: ({ hash, filename }) => `s-${hash(filename).slice(0, 6)}` },
};
