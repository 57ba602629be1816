import { baked } from './baked.js';
import { bread } from './bread.js';
import { caribbean } from './caribbean.js';
import { indonesian } from './indonesian.js';
import { mediterranean } from './mediterranean.js';
import { pans } from './pans.js';
import { plates } from './plates.js';
import { salads } from './salads.js';
import { soups } from './soups.js';
import { stews } from './stews.js';
import { sweet } from './sweet.js';

/** A picture for each recipe, named `gerecht-` and the key of the recipe. */
export const dishes = {
  ...soups,
  ...salads,
  ...plates,
  ...stews,
  ...pans,
  ...bread,
  ...baked,
  ...sweet,
  ...caribbean,
  ...mediterranean,
  ...indonesian,
};
