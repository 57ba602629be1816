import { dog } from '../../animals.js';
import { arms, seated, standing } from '../../figures.js';
import { bicycle, parasol, vegetableBed } from '../../outing.js';
import { c, skin } from '../../palette.js';
import { person } from '../../people.js';
import { cloud, floor, ground, land, sun, tree } from '../../places.js';
import { at, box, dot, line, oval, shape, turned } from '../../shapes.js';
import { flower, glass } from '../../things.js';

/** Being outdoors, alone or together. */
export const outside = {
  wandelmaatjes: () => [
    ground('sand', 'wave'),
    sun(1120, 200, 76, '#f6c866'),
    land('#a9cba0', '#c9ddb8'),
    at(300, 690, 1, tree(0, 0, 1, '#e08a4a')),
    at(1180, 700, 0.85, tree(0, 0, 1, '#d8a83e')),
    shape('M560,960 C660,840 600,760 740,690 C780,676 810,684 800,700 C720,780 900,830 960,960Z', '#ecdcb8'),
    standing(
      520,
      850,
      { skin: 'fair', hair: 'grey', style: 'bob', glasses: true, top: c.petrol, legwear: c.soft, look: 0.6, ...stride },
      0.68,
    ),
    standing(
      720,
      840,
      {
        skin: 'deep',
        hair: 'black',
        style: 'short',
        top: c.coral,
        legwear: c.night,
        mood: 'laugh',
        look: -0.3,
        ...stride,
      },
      0.68,
    ),
    standing(
      900,
      850,
      { skin: 'olive', style: 'scarf', scarf: c.mustard, top: c.plum, legwear: c.petrol, look: -0.6, ...stride },
      0.66,
    ),
    line('M1010,640 C1050,690 1060,690 1090,720', c.brick, 7),
    at(1080, 856, 0.66, dog('#8f6038')),
    ...[
      [420, 800],
      [640, 900],
      [1160, 900],
      [250, 880],
    ].map(([x = 0, y = 0], i) => oval(x, y, 16, 8, i % 2 ? '#e08a4a' : '#d8a83e', i * 40)),
  ],
  fiets: () => [
    ground('sky', 'wave'),
    cloud(360, 200),
    cloud(980, 150, 0.8),
    sun(1150, 210, 66),
    land('#9bcbae', '#b9ddc6'),
    at(310, 640, 0.5, windmill()),
    box(0, 848, 1440, 60, '#d9cdb8'),
    at(
      720,
      862,
      1.15,
      line('M-44,-300 L66,-236 L20,-60', c.night, 50),
      oval(34, -44, 36, 17, c.ink),
      bicycle(c.coral),
      at(
        -46,
        -560,
        0.6,
        person({
          skin: 'brown',
          hair: 'black',
          style: 'tail',
          top: c.mustard,
          look: 0.9,
          legs: [],
          mood: 'smile',
          arms: [
            { elbow: [0, 330], hand: [250, 398], behind: true },
            { elbow: [170, 320], hand: [270, 396] },
          ],
        }),
      ),
      line('M-44,-300 L40,-200 L-30,-130', c.petrol, 54),
      oval(-18, -112, 38, 18, c.ink),
    ),
  ],
  tuin: () => [
    ground('mint', 'round'),
    sun(1090, 180, 66),
    floor('#a9cba0', 740),
    at(1100, 800, 0.9, vegetableBed()),
    at(340, 830, 0.85, vegetableBed()),
    standing(
      680,
      870,
      {
        skin: 'pale',
        hair: 'grey',
        style: 'bald',
        old: true,
        beard: true,
        glasses: true,
        top: c.plum,
        legwear: c.petrol,
        look: 0.6,
        arms: [
          { elbow: [-136, 300], hand: [-110, 410] },
          { elbow: [160, 310], hand: [210, 290] },
        ],
      },
      0.8,
    ),
    line('M846,466 C800,560 740,640 800,740 C840,810 720,900 560,880 C440,870 440,920 330,910', c.moss, 17),
    line('M846,466 L900,432', c.mustard, 22),
    line('M920,426 q60,-20 110,60 M920,434 q40,0 80,80 M924,418 q80,-30 150,50', '#9ccbe4', 7),
    dot(846, 466, 24, skin.pale),
    at(900, 890, 0.7, flower(c.coral, 120)),
    at(980, 900, 0.7, flower(c.mustard, 100)),
  ],
  'warme-dag': () => [
    ground('sand', 'wave'),
    sun(330, 180, 90, '#f6c866'),
    floor('#a9cba0', 760),
    at(860, 860, 1.15, parasol(c.teal)),
    seated(
      660,
      840,
      {
        skin: 'fair',
        hair: 'white',
        style: 'bun',
        old: true,
        top: c.coral,
        legwear: c.mist,
        look: 0.4,
        mood: 'calm',
        arms: [
          { elbow: [-150, 310], hand: [-40, 370] },
          { elbow: [176, 260], hand: [110, 90] },
        ],
      },
      c.mustard,
      1.15,
    ),
    turned(
      742,
      430,
      20,
      line('M0,60 V0', c.bark, 11),
      shape('M0,6 L-70,-60 C-40,-110 40,-110 70,-60Z', c.plum),
      line('M0,0 L-36,-80 M0,0 V-90 M0,0 L36,-80', '#ffffff66', 5),
    ),
    at(1060, 850, 1, box(-110, -160, 220, 26, c.wood, 10), line('M-80,-140 V0 M80,-140 V0', c.bark, 18)),
    at(1020, 690, 0.5, glass(0.5)),
    at(
      1100,
      690,
      1,
      shape('M-56,-44 H56 L44,0 H-44Z', '#88b8d6'),
      box(-40, -70, 34, 34, '#dff1f8', 8),
      box(2, -74, 34, 34, '#e9f6fa', 8),
    ),
  ],
};

/** @type {{ arms: import('../../people.js').Look['arms'], legs: import('../../people.js').Look['legs'] }} */
const stride = {
  arms: arms.walking,
  legs: [
    { knee: [-70, 600], foot: [-112, 750] },
    { knee: [96, 590], foot: [100, 770] },
  ],
};

function windmill() {
  return (
    shape('M-90,0 L-56,-300 H56 L90,0Z', c.brick) +
    shape('M-66,-300 C-60,-370 60,-370 66,-300Z', c.night) +
    [20, 110, 200, 290]
      .map(
        (turn) =>
          `<g transform="translate(0 -310) rotate(${turn})">${line('M0,0 V-230', c.bark, 10)}${box(6, -226, 50, 150, '#fffdf9cc')}</g>`,
      )
      .join('') +
    dot(0, -310, 16, c.ink)
  );
}
