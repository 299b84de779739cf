/** What a growing tile is worth, and to whom. */
import printed from '../../../../../src/tilth/games/petrichor/data/tiles.json';
import type { Counts, Crop, Growth, PetrichorView } from '../view';

export interface Crops {
  crop: Crop | null;
  growth: Growth;
  fertilized: boolean;
  on_tile: Counts;
}

/** Points by owner if the tile were harvested as it is; nothing where nothing grows. */
export function bring({ crop, growth, fertilized, on_tile }: Crops): Counts {
  if (growth === 'none' || !crop) return {};
  const drops = Object.entries(on_tile).filter(([, number]) => number > 0);
  const worth = (own: number): number => {
    // Who is tied shares the lowest place of the tied.
    const place = drops.filter(([, number]) => number >= own).length - 1;
    const { wheat, corn, rice, coffee, cactus } = printed.crops;
    switch (crop) {
      case 'wheat':
        return place === 0 ? wheat.most : wheat.others;
      case 'corn':
        return corn.by_presence[drops.length - 1] ?? 0;
      case 'rice':
        return growth === 'developed' ? own * rice.each_drop : 0;
      case 'coffee':
        return (growth === 'sprouting' ? coffee.ranks_sprouting : coffee.ranks)[place] ?? 0;
      case 'cactus':
        return (growth === 'drowned' ? cactus.ranks_drowned : cactus.ranks)[place] ?? 0;
      case 'cotton':
      case 'grass':
      case 'potato':
        return printed.crops[crop].ranks[place] ?? 0;
      default:
        return 0;
    }
  };
  return Object.fromEntries(drops.map(([owner, own]) => [owner, worth(own) + (fertilized ? 1 : 0)]));
}

/** What everything that grows would bring, by owner. */
export function ripe(view: PetrichorView): Counts {
  const points: Counts = {};
  for (const tile of Object.values(view.tiles))
    for (const [owner, number] of Object.entries(bring(tile))) points[owner] = (points[owner] ?? 0) + number;
  return points;
}
