import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/screens.css';
import App from './App.svelte';
import './styles/narrow.css';
import { house } from './lib/house.svelte';
import { travelBy } from './lib/transport';

const target = document.getElementById('app')!;

/** A static site brings its house along, which a page of a server never fetches. */
async function openHouse(): Promise<void> {
  const [{ base, begin, transport }, { keepApp }, { default: Notices }] = await Promise.all([
    import('./offline/start'),
    import('./offline/app'),
    import('./offline/Notices.svelte'),
  ]);
  travelBy(transport);
  begin();
  mount(App, { target, props: { Notices } });
  keepApp(base).catch(() => undefined); // without it one plays as long as there is a network
}

if (house.inBrowser) void openHouse();
else mount(App, { target });
