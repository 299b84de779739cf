/** How much room the notebook has. */
import { shape } from '../../../lib/shape.svelte';

export type Fit = 'wide' | 'mid' | 'phone';

export const fit = (): Fit => (shape.small ? 'phone' : shape.width <= 1360 || shape.height <= 820 ? 'mid' : 'wide');
