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

/** '84' or '36+', for where there is little room. */
export const shortCount = ({ found, more }: PillarCount): string => `${found}${more ? '+' : ''}`;

/** '84 resultaten' or 'meer dan 36 resultaten'. */
export const countInWords = ({ found, more }: PillarCount): string =>
  `${more ? 'meer dan ' : ''}${found} ${found === 1 ? 'resultaat' : 'resultaten'}`;
