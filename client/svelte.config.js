import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // The class that ties a component's style to its elements: short, since it stands at each of them.
    cssHash: ({ hash, filename, name }) => '_' + hash(filename ?? name).slice(-3),
  },
};
