import { checks, mat, napkin, planks, roundMat } from '../../kitchen/cloths.js';
import { apple, beef, cabbage, onion } from '../../kitchen/produce.js';
import { mound, scattered, strands } from '../../kitchen/spread.js';
import {
  appleSlice,
  bean,
  boiledPotato,
  chicken,
  cube,
  meatball,
  parsley,
  rice,
  sausage,
} from '../../kitchen/toppings.js';
import { bowlAbove, deepPlate, platter } from '../../kitchen/vessels.js';
import { carrot, cucumber, fork, knife, plate } from '../../meals.js';
import { c } from '../../palette.js';
import { ground } from '../../places.js';
import { at, line, oval, shape, turned } from '../../shapes.js';
import { candle } from '../../things.js';

/** Stews, mash and meat with sauce. */
export const stews = {
  'gerecht-gehaktballen-in-jus': () => [
    checks('sand'),
    at(
      720,
      490,
      1.45,
      plate('#eef0ea', 280),
      line('M-262,-46 C-240,-130 -100,-190 0,-190', '#8fb9c4', 9),
      mound(160, 80, '#7a4526', 2),
      at(-10, -20, 1.3, meatball()),
      at(-110, 60, 1, ...[0, 1, 2].map((i) => at(i * 62 - 50, (i % 2) * 34, 0.95, boiledPotato()))),
      at(
        130,
        40,
        1,
        scattered(9, 60, 60, () => bean()),
      ),
      at(-110, 90, 0.5, parsley()),
    ),
    at(210, 500, 1.3, fork()),
    at(1220, 500, 1.3, knife()),
  ],
  'gerecht-hachee': () => [
    ground('rose', 'round'),
    roundMat('#d9a98a'),
    at(
      720,
      490,
      1.35,
      deepPlate(c.white, '#6f3d24'),
      scattered(12, 120, 100, (i) => chicken(i % 2 ? '#8d5636' : '#7d4a2e'), 0.9),
      scattered(8, 130, 90, () => `<path d="M-34,8 Q0,-26 34,8" fill="none" stroke="#c08a58" stroke-width="9"/>`),
      at(128, 20, 1, rice(96, 100)),
      turned(-60, -20, 40, bay()),
      turned(20, 70, -60, bay()),
    ),
    at(200, 500, 1.3, fork()),
    at(1240, 500, 1.3, knife()),
    at(190, 830, 0.95, onion()),
    at(1250, 840, 0.95, beef()),
  ],
  'gerecht-rendang-voor-het-feest': () => [
    ground('rose', 'wave'),
    mat('#7a4a63', -2),
    at(
      720,
      490,
      1.3,
      platter('#e6b450'),
      at(-150, -10, 1, rice(130, 120)),
      at(
        110,
        0,
        1,
        mound(190, 136, '#4f2a1c', 3),
        scattered(14, 150, 100, (i) => chicken(i % 2 ? '#6b3a26' : '#7d472d')),
        scattered(10, 150, 104, () => oval(0, 0, 9, 4, '#c89a6a')),
        turned(20, -20, 50, bay()),
      ),
      at(-210, 110, 0.9, cucumber()),
      at(-140, 134, 0.9, cucumber()),
      at(-66, 144, 0.9, cucumber()),
      turned(200, 90, -30, line('M-40,10 Q0,-20 44,6', '#cf3a2c', 14)),
    ),
    at(1240, 830, 1.1, beef()),
  ],
  'gerecht-varkenshaas-met-appelroom': () => [
    ground('rose', 'pebble'),
    mat('#f7efe2', -2),
    at(
      700,
      490,
      1.4,
      plate(c.white, 290),
      line('M-270,-30 C-250,-140 -100,-196 10,-196 M270,30 C250,140 100,196 -10,196', c.mustard, 6),
      mound(150, 66, '#f6e8c8', 2),
      ...[0, 1, 2, 3].map((i) =>
        at(-100 + i * 56, 10 - i * 8, 1, oval(0, 0, 48, 56, '#a5673f'), oval(6, 2, 40, 47, '#e9b8a0')),
      ),
      at(-90, -86, 1, mound(80, 44, '#f3dc98', 3), line('M-50,-6 q25,-20 50,0 t50,0', '#e3c06c', 7)),
      turned(70, -90, 10, appleSlice()),
      turned(120, -60, 40, appleSlice()),
      turned(20, 100, -10, appleSlice()),
      at(150, 70, 0.8, parsley()),
    ),
    at(1200, 780, 1.4, candle()),
    at(230, 820, 1.1, apple()),
  ],
  'gerecht-wortelstamppot': () => [
    checks('sky'),
    at(
      720,
      490,
      1.45,
      bowlAbove(c.brick, '#eebc63'),
      mound(200, 140, '#f0bd66', 2),
      scattered(18, 180, 120, () => cube('#e07b35', 15)),
      scattered(10, 170, 116, () => oval(0, 0, 22, 10, '#f8dc9a')),
      at(-10, -6, 1, sausage()),
      at(110, 80, 0.8, parsley()),
      at(-140, 70, 0.7, parsley()),
    ),
    turned(230, 760, 30, at(0, 0, 1.25, carrot())),
    turned(1230, 760, -30, at(0, 0, 1.25, carrot())),
  ],
  'gerecht-spitskoolstamppot-met-appel': () => [
    planks('#a8795a'),
    at(
      720,
      490,
      1.45,
      deepPlate('#c3e0ce', '#e6e3ae'),
      mound(190, 128, '#e9e4b4', 5),
      strands(24, 170, 110, '#b9d183', 11, 56),
      turned(-40, -20, -20, appleSlice('#d99a3e')),
      turned(40, 20, 20, appleSlice('#d99a3e')),
      turned(-20, 60, 0, appleSlice('#d99a3e')),
      turned(60, -60, 50, appleSlice('#d99a3e')),
      at(-120, 30, 0.7, parsley()),
    ),
    at(190, 500, 1.3, fork()),
    turned(1250, 520, 0, napkin(c.coral)),
    at(350, 860, 0.85, cabbage()),
    at(1240, 830, 1, apple()),
  ],
};

function bay() {
  return shape('M0,60 C-34,20 -30,-40 0,-66 C30,-40 34,20 0,60Z', '#6f7f3f') + line('M0,56 V-50', '#525f2c', 5);
}
