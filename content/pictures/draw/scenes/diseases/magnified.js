import { hourglass, pressureMeter } from '../../clinic.js';
import { filter, halfMoon, lens, magnifier, redCell, spread, wideVessel } from '../../filters.js';
import { kidney, lungs, TRUNK } from '../../organs.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { ground, tabletop } from '../../places.js';
import { at, box, dot, faded, line, mirrored, ring, shape, turned } from '../../shapes.js';

/** Diseases of the filters and of the smallest vessels, magnified. */
export const magnified = {
  fsgs: () => [
    ground('sand', 'round'),
    at(
      670,
      440,
      1,
      magnifier(
        320,
        c.petrol,
        at(-120, -110, 0.86, filter()),
        at(120, -70, 0.86, filter({ scars: [1, 2] })),
        at(-30, 130, 0.86, filter()),
      ),
    ),
  ],
  'nefritisch-syndroom': () => [
    ground('rose', 'leaf'),
    at(400, 450, 2.1, kidney()),
    line('M440,470 L600,330 M440,520 L620,590', c.soft, 7),
    dot(420, 490, 26, '#f6e6d6'),
    at(
      790,
      440,
      1,
      lens(
        230,
        c.petrol,
        ring(0, 0, 176, '#f9927b55', 40),
        at(0, -6, 0.98, filter({ loops: '#e2604a', edge: '#a93325', cup: '#e09a80' })),
      ),
    ),
    at(1090, 850, 1.15, pressureMeter()),
  ],
  'snel-progressieve-glomerulonefritis': () => [
    ground('sky', 'pebble'),
    at(540, 450, 2.1, filter(), halfMoon(c.plum), mirrored(0, 0, 1, halfMoon('#8d6681'))),
    at(1040, 500, 1.25, hourglass()),
  ],
  mpgn: () => [
    ground('mint', 'arch'),
    at(
      450,
      360,
      1.1,
      person({
        skin: 'olive',
        hair: 'grey',
        style: 'bob',
        glasses: true,
        coat: true,
        top: c.coral,
        look: 0.8,
        mood: 'calm',
        arms: [
          { elbow: [-150, 310], hand: [-60, 360] },
          { elbow: [180, 320], hand: [290, 300] },
        ],
      }),
    ),
    line('M752,706 L800,640', c.night, 40),
    at(880, 440, 1, lens(220, c.night, at(0, 0, 0.98, filter({ loops: '#e9b0a2', cup: '#c98f6a' })))),
    at(770, 690, 1, dot(0, 0, 32, '#d9a077'), line('M-26,-14 C-10,-26 10,-24 24,-12', '#c48d63', 6)),
    tabletop('#cfa67a', 790),
    turned(620, 850, 12, puzzle(c.coral)),
    turned(900, 850, -8, puzzle(c.teal)),
    turned(1030, 858, 24, puzzle(c.mustard)),
  ],
  goodpasture: () => [
    ground('sky', 'round'),
    at(720, 310, 1.15, lungs()),
    at(500, 690, 1.25, kidney()),
    mirrored(940, 690, 1.25, kidney()),
    ribbon(-1),
    ribbon(1),
  ],
  ttp: () => [
    ground('rose', 'wave'),
    wideVessel(500, 230),
    spread(
      [
        [190, 400, 1.1],
        [330, 610, 1],
        [90, 560, 0.9],
        [1180, 390, 1.1],
        [1290, 560, 1],
        [1080, 620, 1.1],
        [560, 650, 0.9],
        [860, 330, 0.8],
      ],
      () => redCell(),
    ),
    line('M250,500 C330,440 400,540 480,480 C540,440 590,520 650,490', c.petrol, 13),
    line('M780,490 C840,450 900,540 980,480 C1040,450 1090,500 1150,480', c.petrol, 13),
    ...[
      [300, 478],
      [400, 506],
      [500, 474],
      [590, 494],
      [850, 480],
      [940, 502],
      [1040, 466],
    ].map(([x = 0, y = 0]) => dot(x, y, 20, c.mustard) + dot(x - 6, y - 6, 6, '#fff1c9')),
    at(715, 488, 1, scissors()),
  ],
  'anca-vasculitis': () => [
    ground('mint', 'round'),
    at(144, 196, 0.8, shape(TRUNK, '#ecc9a8')),
    shape('M634,150 C634,50 806,50 806,150 C808,220 770,264 720,264 C670,264 632,220 634,150Z', '#ecc9a8'),
    line('M700,206 Q720,216 740,206', '#c99b76', 7),
    line('M720,130 C736,160 736,172 718,174', '#c99b76', 8),
    faded(0.55, dot(722, 162, 34, c.coral)),
    at(720, 480, 0.72, lungs()),
    at(610, 770, 0.78, kidney()),
    mirrored(830, 770, 0.78, kidney()),
    line('M720,560 V860 M720,740 C690,730 670,740 640,768 M720,740 C750,730 770,740 800,768', '#c2402f', 11),
    line(
      'M640,420 l-26,46 l6,50 M606,500 l-30,26 M800,420 l26,46 l-6,50 M834,500 l30,26 M620,470 l-34,0 M820,470 l34,0',
      '#c2402f',
      7,
    ),
    line('M706,178 l-24,16 M736,178 l24,16 M720,186 v12', '#c2402f', 5),
    line('M720,860 C700,890 690,920 690,960 M720,860 C740,890 750,920 750,960', '#c2402f', 9),
  ],
};

/** @param {string} color */
function puzzle(color) {
  return box(-48, -48, 96, 96, color, 10) + dot(52, 0, 20, color) + dot(0, -52, 20, color) + dot(-44, 0, 20, '#cfa67a');
}

/** A thin skin that runs from the lungs to a kidney. @param {number} side */
function ribbon(side) {
  const x = (/** @type {number} */ from) => 720 + side * from;
  const d = `M${x(130)},490 C${x(100)},560 ${x(20)},560 ${x(40)},610 C${x(60)},660 ${x(140)},640 ${x(166)},690`;
  return line(d, c.petrol, 22) + line(d, c.mist, 9);
}

function scissors() {
  return [
    line('M-34,54 L40,-120 M34,54 L-40,-120', c.soft, 18),
    ring(-50, 92, 38, c.brick, 18),
    ring(50, 92, 38, c.brick, 18),
    dot(0, -26, 9, c.white),
  ].join('');
}
