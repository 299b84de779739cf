/** What a person likes: kept in the browser. */

export type Language = 'en' | 'ru';
export type Theme = 'auto' | 'light' | 'dark';
/** How fast things move: as the system wants it, slower than drawn, as drawn, faster, or not at all. */
export type Motion = 'auto' | 'slow' | 'full' | 'fast' | 'none';
export type Presses = 'auto' | 'once' | 'twice';

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  presses: Presses;
  sound: boolean;
  notices: boolean;
  titleBlink: boolean;
  contrast: boolean;
  colour: string;
  /** The level of the bots. */
  opponent: string;
  /** Games that are played whole though one has never finished one of them. */
  whole: string[];
  /** Whether the prompt says more the first time a kind of decision comes up, and the kinds that did, such as `petrichor/vote`. */
  explain: boolean;
  explained: string[];
  /** Whether the mouse need only rest on a thing to have it explained. */
  point: boolean;
  /** Lessons that were finished, such as `petrichor/first`. */
  learned: string[];
  /** At which thought the lessons of some tables were left, the last one last. */
  thoughts: { table: string; at: number }[];
}

const KEY = 'tilth-settings';
const spoken = (): Language =>
  navigator.languages.some((l) => l.toLowerCase().startsWith('ru')) &&
  !navigator.language.toLowerCase().startsWith('en')
    ? 'ru'
    : 'en';
const defaults = (): Settings => ({
  language: spoken(),
  theme: 'auto',
  motion: 'auto',
  presses: 'auto',
  sound: true,
  notices: false,
  titleBlink: true,
  contrast: false,
  colour: '',
  opponent: 'easy',
  whole: [],
  explain: true,
  explained: [],
  point: true,
  learned: [],
  thoughts: [],
});

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

export const look = {
  get dark(): boolean {
    return settings.theme === 'auto' ? system.dark : settings.theme === 'dark';
  },
  get still(): boolean {
    return settings.motion === 'auto' ? system.still : settings.motion === 'none';
  },
  /** How much longer than drawn a motion takes. */
  get pace(): number {
    return settings.motion === 'slow' ? 1.8 : settings.motion === 'fast' ? 0.5 : 1;
  },
};

/** Keep the page and the store in step with the settings; called once. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = look.dark ? 'dark' : 'light';
    root.dataset.motion = look.still ? 'none' : 'full';
    root.dataset.contrast = settings.contrast ? 'high' : 'normal';
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      /* a browser that keeps nothing still plays */
    }
  });
}
