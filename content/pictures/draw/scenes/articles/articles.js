import { examinations } from './examinations.js';
import { medicines } from './medicines.js';
import { nearness } from './nearness.js';
import { sitePages } from './site-pages.js';
import { turningPoints } from './turning-points.js';
import { youngAdults } from './young-adults.js';

/** Pictures for articles of the library that would share one with another article. */
export const articles = { ...examinations, ...medicines, ...nearness, ...sitePages, ...turningPoints, ...youngAdults };
