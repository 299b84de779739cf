/** What the home page has only where the games are kept in the browser. */
export { default as BringIn } from './BringIn.svelte';
export { default as RemoveGame } from './RemoveGame.svelte';
