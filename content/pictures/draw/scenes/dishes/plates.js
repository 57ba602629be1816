import { dots, mat, planks, roundMat, stripes } from '../../kitchen/cloths.js';
import { beans, bellPepper, cabbage, cauliflower, heap } from '../../kitchen/produce.js';
import { grains, mound, scattered, strands } from '../../kitchen/spread.js';
import {
  bean,
  boiledPotato,
  chicken,
  drumstick,
  filledPepper,
  floret,
  lemonWedge,
  meatRoll,
  mint,
  onionRing,
  parsley,
  pea,
  pineapple,
  rice,
} from '../../kitchen/toppings.js';
import { bowlAbove, dip, ovenDish, platter, rimPattern, tajineDish, tajineLid } from '../../kitchen/vessels.js';
import { carrot, cucumber, fork, lemon, plate } from '../../meals.js';
import { c } from '../../palette.js';
import { ground, tabletop } from '../../places.js';
import { at, box, dot, line, oval, shape, turned } from '../../shapes.js';
import { steam } from '../../things.js';

/** Warm dishes on a plate or in a bowl. */
export const plates = {
  'gerecht-bloemkoolmasala-met-doperwten': () => [
    planks('#b98a66'),
    at(
      600,
      500,
      1.4,
      bowlAbove(c.petrol, '#e3ab3b'),
      scattered(9, 160, 106, () => floret('#f6e3ae'), 1.15),
      turned(
        0,
        0,
        60,
        scattered(22, 150, 190, () => pea(), 0.8),
      ),
      at(20, -10, 0.9, parsley()),
    ),
    at(1130, 560, 0.75, plate(c.mustard), rice(150, 104)),
    turned(1140, 250, 60, at(0, 0, 1, fork())),
    at(1200, 800, 1.1, cauliflower()),
  ],
  'gerecht-couscous-met-zeven-groenten': () => [
    dots('sand'),
    at(
      720,
      490,
      1.3,
      platter('#3f8791'),
      rimPattern(c.lemon, 372, 214, 40),
      mound(310, 168, '#e9c777', 4),
      grains(120, 280, 150, '#f4dc9e', 7, 9),
      ...[
        [-150, '#86b95f'],
        [-75, '#e98443'],
        [0, '#d84a3a'],
        [75, '#dcebb6'],
        [150, '#e6b450'],
      ].flatMap(([x, color]) =>
        [-60, -20, 20, 60].map((y) => turned(Number(x), y, 80 + y / 3, box(-38, -11, 76, 22, String(color), 9))),
      ),
      at(-20, -96, 1, chickOf(6)),
      at(10, 100, 1, chickOf(6)),
      at(220, -30, 0.8, parsley()),
      at(-220, 20, 0.8, parsley()),
    ),
    at(200, 800, 0.95, bellPepper()),
    turned(1250, 800, 40, at(0, 0, 1.1, carrot())),
  ],
  'gerecht-gevulde-paprika-met-rijst': () => [
    stripes('sky'),
    at(
      720,
      500,
      1.35,
      ovenDish('#e6b450', '#b9632f'),
      ...[
        [-160, -86],
        [140, -92],
        [-140, 96],
        [156, 92],
      ].map(([x = 0, y = 0], i) =>
        turned(
          x,
          y,
          i * 8 - 12,
          at(
            0,
            0,
            1,
            filledPepper('#f1e4c3'),
            grains(28, 70, 46, '#fffaf0', 12, 8),
            scattered(5, 60, 40, () => oval(0, 0, 8, 6, '#4c2c3a')),
            at(10, 0, 0.35, mint()),
          ),
        ),
      ),
    ),
  ],
  'gerecht-kipkerrie-met-ananas': () => [
    ground('mint', 'pebble'),
    mat('#efe0c2', 3),
    at(
      700,
      500,
      1.4,
      bowlAbove('#f9927b', '#f4efe1'),
      grains(120, 214, 152, '#ffffff', 16, 9),
      grains(40, 200, 140, '#ddd5c2', 14, 6),
      at(30, 20, 1, mound(160, 110, '#e9bb45', 3)),
      at(
        30,
        20,
        1,
        scattered(8, 120, 80, () => chicken('#f3d68d')),
        turned(
          0,
          0,
          70,
          scattered(8, 80, 120, () => pineapple()),
        ),
        scattered(6, 130, 84, () => oval(0, 0, 13, 9, '#8fbf6a')),
      ),
    ),
    turned(1200, 500, 6, at(0, 0, 1.2, fork())),
    at(220, 830, 1.1, drumstick()),
  ],
  'gerecht-kofte-met-bulgur': () => [
    planks('#d8b48a'),
    at(
      720,
      490,
      1.45,
      plate('#5a7fa8', 280),
      rimPattern('#c9dcea', 244, 174, 30),
      at(-90, -40, 1, mound(110, 84, '#c99a5c', 1), grains(60, 96, 70, '#e4c08b', 9, 9)),
      ...[-70, -10, 50].map((y, i) => turned(90 + i * 8, y, -20, meatRoll())),
      at(-60, 96, 0.72, dip('#fbf8ef', c.white), turned(0, 0, 20, at(0, 0, 0.4, mint()))),
      at(50, 106, 0.8, cucumber()),
      at(110, 100, 0.7, lemonWedge()),
      at(-120, -60, 0.7, parsley()),
    ),
    at(1230, 800, 1.15, heap('#c99a5c', '#e4c08b')),
  ],
  'gerecht-nasi-met-kip-en-witte-kool': () => [
    ground('sand', 'leaf'),
    roundMat('#8cc3a1'),
    at(
      720,
      480,
      1.4,
      plate(c.white, 280),
      mound(190, 132, '#d9a258', 3),
      grains(110, 176, 120, '#efc98c', 16, 9),
      grains(50, 170, 116, '#b97c37', 12, 7),
      scattered(8, 150, 100, () => chicken('#f0d0a0'), 0.7),
      strands(10, 150, 100, '#eef0cf', 9, 60),
      ...[-50, -16, 18, 52].map((y) => turned(6, y - 6, -18, line('M-84,0 Q0,-22 84,0', '#f3cf54', 20))),
      at(-150, 84, 0.8, cucumber()),
      at(-90, 110, 0.8, cucumber()),
      at(-24, 124, 0.8, cucumber()),
    ),
    turned(1230, 500, 4, at(0, 0, 1.25, fork())),
    at(220, 830, 1.1, drumstick()),
    at(1270, 870, 0.8, cabbage()),
  ],
  'gerecht-roti-kip-met-kousenband': () => [
    dots('mint'),
    at(
      720,
      490,
      1.45,
      plate('#b9c4ca', 290),
      turned(
        -90,
        -10,
        0,
        shape('M-130,60 C-150,-40 -60,-120 60,-110 L110,80 C40,120 -80,120 -130,60Z', '#e3b76c'),
        shape('M-130,60 C-110,-20 -20,-60 80,-30 L110,80 C40,120 -80,120 -130,60Z', '#efcd8c'),
        scattered(12, 90, 70, () => oval(0, 0, 12, 8, '#c08a44')),
      ),
      at(100, -70, 0.8, drumstick()),
      at(
        120,
        50,
        1,
        scattered(10, 70, 44, () => bean('#4f8a3f')),
      ),
      at(30, 96, 1, boiledPotato()),
      at(14, 104, 0.3, boiledPotato()),
    ),
    at(1180, 260, 1, dip('#b5541f', c.teal)),
    at(230, 800, 1.1, beans()),
  ],
  'gerecht-tajine-met-kip-en-citroen': () => [
    ground('sand', 'arch'),
    tabletop('#c98f63', 690),
    at(360, 800, 1.15, tajineLid('#c0683f')),
    at(850, 830, 1.35, tajineDish('#c0683f'), at(0, -92, 1, mound(240, 38, '#d99a3e', 2))),
    at(780, 660, 1.1, drumstick()),
    at(980, 670, 0.95, drumstick()),
    at(880, 690, 1.15, lemon()),
    at(700, 710, 1, lemon()),
    at(1030, 712, 0.9, lemon()),
    at(830, 640, 1, onionRing('#e6cfa0')),
    at(940, 720, 1, onionRing('#e6cfa0')),
    at(900, 630, 0.8, parsley()),
    at(760, 600, 1, steam()),
  ],
};

/** @param {number} count */
function chickOf(count) {
  return scattered(count, 60, 22, () => dot(0, 0, 14, '#f3dcae'));
}
