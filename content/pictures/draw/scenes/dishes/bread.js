import { stripes } from '../../kitchen/cloths.js';
import { apple } from '../../kitchen/produce.js';
import { grains, mound, scattered } from '../../kitchen/spread.js';
import { appleSlice, chicken, drumstick, parsley, radish, toast } from '../../kitchen/toppings.js';
import { board, dip } from '../../kitchen/vessels.js';
import { egg, fish, fork, knife, plate } from '../../meals.js';
import { c } from '../../palette.js';
import { ground, tabletop } from '../../places.js';
import { at, line, oval, shape, turned } from '../../shapes.js';
import { cup, glass, steam } from '../../things.js';

/** What one eats on bread, in bread or wrapped up. */
export const bread = {
  'gerecht-tonijnsalade-voor-op-brood': () => [
    ground('sky', 'leaf'),
    at(720, 490, 1.25, board('#9c6a44'), at(-190, 0, 1.5, openSandwich()), at(110, 10, 1.5, openSandwich())),
    at(1150, 800, 1, radish()),
    at(1220, 770, 1, radish()),
    turned(290, 820, -70, at(0, 0, 0.9, knife())),
    at(1120, 180, 0.9, fish()),
  ],
  'gerecht-ei-op-brood-met-kruiden': () => [
    stripes('sand'),
    at(
      620,
      520,
      1.4,
      plate(c.teal, 270),
      turned(0, 0, -8, at(0, 0, 1.35, toast())),
      at(0, -10, 1.15, egg()),
      at(-60, 44, 0.9, parsley()),
      at(80, 30, 0.8, parsley()),
      grains(14, 100, 60, '#5d9350', 6, 6),
    ),
    at(1130, 430, 1.2, cup(c.coral), steam()),
    at(1150, 800, 1.15, glass(0.75, '#f2a65a')),
    turned(170, 520, -5, at(0, 0, 1.2, fork())),
  ],
  'gerecht-pita-met-kip-en-knoflooksaus': () => [
    ground('mint', 'arch'),
    tabletop('#cfa67a', 700),
    oval(720, 800, 400, 50, '#00000018'),
    oval(720, 780, 400, 56, c.white),
    at(
      720,
      770,
      1.4,
      ...[-150, -80, 0, 80, 150].map((x, i) =>
        at(
          x,
          -150 - (i % 2) * 12,
          0.75,
          shape(
            'M-90,20 C-120,-30 -70,-50 -60,-70 C-30,-100 10,-70 30,-84 C80,-90 80,-40 104,-20 C120,30 60,40 40,60 C0,80 -40,60 -90,20Z',
            i % 2 ? '#86b95f' : '#9cc873',
          ),
        ),
      ),
      ...[-120, -40, 40, 120].map((x, i) => turned(x, -172 - (i % 2) * 16, i * 20, chicken('#cf8f4c'))),
      line(
        'M-170,-160 C-120,-190 -90,-140 -40,-170 C10,-196 40,-140 90,-168 C120,-186 150,-160 170,-150',
        '#fdf8ea',
        20,
      ),
      shape('M-230,-130 C-90,-190 90,-190 230,-130 C230,-40 120,0 0,0 C-120,0 -230,-40 -230,-130Z', '#e3b677'),
      shape('M-230,-130 C-90,-100 90,-100 230,-130 C90,-184 -90,-184 -230,-130Z', '#c98f4d00'),
      scattered(10, 170, 40, () => oval(0, 0, 18, 9, '#c98f4d')).replace(/^/, '<g transform="translate(0 -64)">'),
      '</g>',
    ),
    at(1150, 830, 0.9, dip('#fdf8ea', c.petrol)),
    at(300, 850, 1.1, drumstick()),
  ],
  'gerecht-wrap-met-kip-en-appel': () => [
    stripes('rose'),
    at(720, 500, 1.15, board('#b9824f')),
    at(600, 470, 1.3, turned(0, 0, -24, wrapHalf())),
    at(840, 540, 1.3, turned(0, 0, 14, wrapHalf())),
    at(1150, 800, 1.1, turned(0, 0, -10, appleSlice())),
    at(1230, 770, 1.1, turned(0, 0, 30, appleSlice())),
    at(240, 810, 1.1, drumstick()),
    at(1230, 250, 1, apple()),
  ],
};

function openSandwich() {
  return (
    toast('#dfb377') +
    at(
      0,
      -8,
      1,
      mound(74, 70, '#f1dfc4', 2),
      scattered(10, 56, 52, (i) => oval(0, 0, 13, 8, i % 2 ? '#d9b89a' : '#fdf5e6')),
    ) +
    at(-26, -30, 0.62, radish()) +
    at(30, -20, 0.62, radish()) +
    at(-6, 24, 0.62, radish()) +
    at(34, 34, 0.5, parsley())
  );
}

function wrapHalf() {
  return (
    shape('M-70,-130 C-90,20 -80,130 -60,170 C-20,190 30,190 64,170 C84,120 90,20 70,-130Z', '#e9cf9f') +
    scattered(9, 50, 110, () => oval(0, 0, 14, 8, '#cfa566')).replace(/^/, '<g transform="translate(0 40)">') +
    '</g>' +
    oval(0, -130, 72, 46, '#f3dfb6') +
    oval(0, -130, 58, 34, '#8fbf5f') +
    at(-20, -134, 0.5, chicken('#e6b45c')) +
    at(24, -124, 0.5, chicken('#e6b45c')) +
    at(6, -142, 0.42, appleSlice()) +
    line('M-70,80 C-20,100 30,100 72,80', '#dab97d', 7)
  );
}
