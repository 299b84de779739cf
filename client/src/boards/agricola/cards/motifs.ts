/** The picture on a card: some thirty motifs shared by all cards, chosen by what a card is about. */
import type { Picture } from '../art/goods';
import { cardOf } from '../view';

const MOTIFS: [RegExp, Picture][] = [
  [/oven|bak|bread|loaf|miller|mill/, 'oven'],
  [/fireplace|stove|chimney/, 'hearth'],
  [/cook|crock|pot$|hearth|soup|kettle|punner|chef/, 'pot'],
  [/plow|plough|harrow|acker|arable|turnwrest/, 'plough'],
  [/sheep|shepherd|lamb|wool|dairy_sheep|milking/, 'sheep'],
  [/boar|pig|swine|truffle|swineherd/, 'boar'],
  [/cattle|cow|ox|milk|butter|dairy/, 'cattle'],
  [/goose|duck|swan|dovecote|hen/, 'goose'],
  [/rooster|market|crier/, 'rooster'],
  [/stable|animal|tamer|breeder|horse|groom/, 'stable'],
  [/trough|manger|drinking/, 'trough'],
  [/fence|hedge|pasture|shrub/, 'fence'],
  [/fish|weir|net|rod/, 'fish'],
  [/boat|raft|canoe|ferry|punt/, 'boat'],
  [/well|water|pond|fountain|spring/, 'well'],
  [/basket|weav|mushroom|berry|picker/, 'basket'],
  [/clay|brick|potter|kiln|tile/, 'clay'],
  [/reed|thatch|rush/, 'reed'],
  [/stone|quarry|mason/, 'stone'],
  [/wood|forest|log|timber|lumber|tree|plant|orchard|carpenter|joiner/, 'wood'],
  [/grain|corn|sow|seed|thresh|sickle|flail|hay|straw|field|farm|harvest|sheaf/, 'grain'],
  [/vegetable|bean|lettuce|turnip|potato|pumpkin|cabbage/, 'vegetable'],
  [/garden|grove|herb/, 'tree'],
  [/house|hut|room|home|roof|mansion|village|tavern|builder|cooper|lodg|cottage/, 'hut'],
  [/cradle|child|nurse|mother|midwife|family|guest|lover|wet/, 'cradle'],
  [/food|feast|meal|storehouse|barrel|larder|stor|kitchen/, 'food'],
  [/merchant|trader|seller|peddler|hawker|cart|wagon|barn|shed|crate/, 'crate'],
  [/teacher|tutor|academ|scholar|book|writ|priest|church|estate|chief|reeve|clerk/, 'book'],
];

export function motifOf(name: string): Picture {
  for (const [words, motif] of MOTIFS) if (words.test(name)) return motif;
  return cardOf(name).kind === 'occupation' ? 'tools' : 'crate';
}
