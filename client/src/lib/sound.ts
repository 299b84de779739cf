/** Small sounds, made on the spot. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, loudness: number, type: OscillatorType = 'sine'): void {
  if (!context) return;
  const begin = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(frequency, begin);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** A knock: a short burst of noise through a narrow band, over a low note. */
function knock(frequency: number, length: number, loudness: number): void {
  if (!context) return;
  const begin = context.currentTime;
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) noise[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 4;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = buffer;
  band.type = 'bandpass';
  band.frequency.value = frequency;
  band.Q.value = 3;
  gain.gain.value = loudness;
  source.connect(band).connect(gain).connect(context.destination);
  source.start(begin);
  tone(frequency / 4, 0, length * 1.4, loudness * 0.18, 'triangle');
}

function ready(): boolean {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return false;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return true;
}

export const sound = {
  /** Your turn: two soft wooden notes. */
  turn(): void {
    if (!ready()) return;
    tone(392, 0, 0.35, 0.12, 'triangle');
    tone(587, 0.13, 0.5, 0.12, 'triangle');
  },
  /** A piece is put down. */
  put(): void {
    if (ready()) tone(180, 0, 0.09, 0.08, 'triangle');
  },
  /** A drop falls. */
  drop(): void {
    if (ready()) tone(760 + Math.random() * 240, 0, 0.16, 0.05);
  },
  /** Wood meets wood; `hard` from 0 to 1. */
  wood(hard: number): void {
    if (hard > 0.02 && ready()) knock(1500 + hard * 900, 0.07, 0.12 + hard * 0.55);
  },
  /** A disc meets the rim. */
  rim(hard: number): void {
    if (hard > 0.02 && ready()) knock(620 + hard * 240, 0.11, 0.12 + hard * 0.5);
  },
  /** A disc falls: into a hole, or off the board. */
  fall(): void {
    if (!ready()) return;
    knock(320, 0.2, 0.5);
    tone(92, 0.04, 0.3, 0.09);
  },
  /** The game is over. */
  end(): void {
    if (!ready()) return;
    [392, 494, 587, 784].forEach((note, i) => tone(note, i * 0.14, 0.7, 0.1, 'triangle'));
  },
};
