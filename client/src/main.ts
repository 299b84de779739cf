import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/screens.css';
import App from './App.svelte';
import './styles/narrow.css';

mount(App, { target: document.getElementById('app')! });
