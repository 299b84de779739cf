/** The gallery of all drawings. It is served while one works on the client (`npm run gallery`) and never shipped. */
import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import Gallery from './Gallery.svelte';

// The boards' own colours, and how their drawings are set.
import.meta.glob('../src/boards/**/*.css', { eager: true });

document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
mount(Gallery, { target: document.getElementById('app')! });
