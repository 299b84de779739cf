/** The pictures of the rules, by file: each is named after its own. */
import type { Component } from 'svelte';

export const pictures = import.meta.glob<Component>('./pictures/*.svelte', { eager: true, import: 'default' });
