import { newborn, screen } from '../../clinic.js';
import { seated, standing } from '../../figures.js';
import { kidney } from '../../organs.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, plant, shelf, window } from '../../places.js';
import { at, box, dot, line, oval, ring, shape, turned } from '../../shapes.js';
import { bed, clipboard, drip } from '../../things.js';

/** Diseases for which one is examined or treated in a hospital. */
export const inHospital = {
  'acute-nierinsufficientie': () => [
    ground('mint', 'wave'),
    window(270, 130, 260, 260),
    floor('#a9d3b9', 800),
    at(1130, 820, 1.25, drip()),
    standing(
      950,
      830,
      {
        skin: 'fair',
        hair: 'blond',
        style: 'tail',
        top: c.teal,
        legwear: c.teal,
        look: -0.7,
        arms: [
          { elbow: [-150, 310], hand: [-40, 320] },
          { elbow: [150, 300], hand: [50, 330] },
        ],
      },
      0.76,
    ),
    at(952, 500, 0.44, clipboard()),
    at(620, 830, 0.92, bed(c.mustard)),
    turned(
      400,
      618,
      -87,
      at(
        0,
        0,
        0.72,
        person({ skin: 'deep', hair: 'grey', style: 'curly', old: true, mood: 'calm', top: c.mist, legs: [] }),
      ),
    ),
    shape('M456,746 C486,550 760,560 985,660 V746Z', c.coral),
    line('M550,650 C660,610 800,620 950,680', '#e87f68', 10),
    line('M1130,530 C1120,640 900,560 760,600 C700,616 660,610 640,606', '#8fc0d8', 9),
  ],
  nierkanker: () => [
    ground('sky', 'round'),
    at(
      880,
      400,
      1.2,
      screen(
        420,
        330,
        at(-20, 4, 1.35, kidney('#8fb8c4', '#b4d3da')),
        dot(-78, 66, 26, '#f6dc84'),
        ring(-78, 66, 50, c.coral, 8),
      ),
    ),
    at(
      370,
      380,
      1.15,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'short',
        beard: true,
        coat: true,
        top: c.petrol,
        look: 0.8,
        mood: 'calm',
        arms: [
          { elbow: [-136, 300], hand: [-110, 410] },
          { elbow: [190, 290], hand: [296, 150] },
        ],
      }),
      line('M300,140 L334,116', '#ab6e49', 20),
    ),
    box(0, 800, 1440, 160, '#b8d3df'),
    plant(1210, 830, 0.9),
  ],
  'c3-glomerulopathie': () => [
    ground('sand', 'pebble'),
    box(0, 0, 1440, 90, '#ecd9b6'),
    shape('M860,90 H1100 L1080,150 H880Z', c.white),
    oval(980, 150, 100, 16, '#e3ded3'),
    dot(1030, 120, 9, c.brick),
    line('M890,200 q90,60 180,0 M850,230 q130,100 260,0 M810,262 q170,140 340,0', c.coral, 13),
    shelf(250, 420, 230),
    at(
      640,
      430,
      1.25,
      person({
        skin: 'fair',
        hair: 'brown',
        style: 'long',
        top: c.plum,
        look: 0.5,
        mood: 'calm',
        arms: [
          { elbow: [-186, 150], hand: [-72, 6] },
          { elbow: [186, 150], hand: [72, 6] },
        ],
      }),
    ),
    box(0, 880, 1440, 80, c.wood),
  ],
  ahus: () => [
    ground('rose', 'arch'),
    floor('#f0c9c0', 810),
    at(990, 825, 1.3, drip()),
    seated(
      650,
      830,
      {
        skin: 'olive',
        hair: 'black',
        style: 'long',
        top: c.teal,
        legwear: c.petrol,
        look: -0.2,
        mood: 'smile',
        arms: [
          { elbow: [-160, 320], hand: [-30, 350] },
          { elbow: [160, 320], hand: [70, 360] },
        ],
      },
      c.mustard,
      1.4,
    ),
    at(640, 544, 0.86, newborn('#d9a077', c.white)),
    dot(690, 590, 25, '#d9a077'),
    line('M990,510 C990,640 870,560 800,600 C780,612 770,600 760,590', '#8fc0d8', 10),
    plant(330, 830, 0.9, c.petrol),
  ],
  'aangeboren-nierafwijkingen': () => [
    ground('sand', 'wave'),
    at(1010, 370, 1.1, screen(380, 300, echo())),
    at(
      560,
      340,
      1.2,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'bun',
        top: c.coral,
        look: 0.7,
        mood: 'smile',
        legwear: c.night,
        arms: [
          { elbow: [-166, 300], hand: [-120, 390] },
          { elbow: [176, 310], hand: [110, 330] },
        ],
      }),
      oval(6, 350, 152, 124, c.coral),
      line('M-96,356 C-70,420 80,424 124,372', '#e07e68', 8),
      line('M-170,306 L-104,348', '#e08471', 60),
      line('M178,312 L118,330', '#e08471', 60),
      oval(-70, 366, 36, 26, '#784930', 26),
      oval(84, 338, 36, 26, '#784930', -14),
    ),
    box(0, 830, 1440, 130, '#dcc08e'),
  ],
};

/** What an ultrasound shows: a baby that lies curled up. */
function echo() {
  return (
    shape('M0,-146 L170,110 Q0,180 -170,110Z', '#2f6577') +
    shape('M-90,60 C-110,0 -50,-50 0,-30 C40,-20 90,0 94,50 C90,100 10,110 -30,96 C-60,100 -84,90 -90,60Z', '#8fb8c4') +
    dot(-46, 14, 46, '#b4d3da') +
    line('M10,60 C30,40 60,40 74,56 M20,84 L60,90', '#dff0f3', 12)
  );
}
