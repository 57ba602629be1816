import { pluralise } from '#app/ui/text/pluralise.ts';
import type { Pillar } from '../paths.ts';
import type { PillarCount } from '../search-result.ts';

/** The name of each pillar on the page. */
export const PILLAR_NAMES: Readonly<Record<Pillar, string>> = {
  all: 'Alles',
  library: 'Artikelen',
  groups: 'Gesprekken',
  blogs: 'Blogs',
  recipes: 'Recepten',
  news: 'Nieuws',
  advices: 'Adviezen',
};

/** '84', '36+' or '100+', for where there is little room. */
export const shortCount = ({ found, more }: PillarCount): string => (more ? `${roundedDown(found)}+` : String(found));

/** '84 resultaten', 'meer dan 36 resultaten' or, where many were found, 'meer dan honderd resultaten'. */
export function countInWords({ found, more }: PillarCount): string {
  if (!more) return pluralise(found, 'resultaat', 'resultaten');
  const least = roundedDown(found);
  return `meer dan ${HUNDREDS[least] ?? least} resultaten`;
}

/** From a hundred on nobody counts: to tell that there are more than 143 is no help. */
const roundedDown = (found: number): number => (found < 100 ? found : Math.floor(found / 100) * 100);

const HUNDREDS: Readonly<Record<number, string>> = { 100: 'honderd', 200: 'tweehonderd' };
