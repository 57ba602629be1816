import { seated } from '../figures.js';
import { heart, kidney } from '../organs.js';
import { c, darken, skin } from '../palette.js';
import { person } from '../people.js';
import { floor, ground, pendant, plant, shelf, window } from '../places.js';
import { at, box, dot, line, mirrored, shape } from '../shapes.js';
import { book, drip, machine, palm } from '../things.js';

/** Treatments and the people who give and get them. */
export const care = {
  dialyse: () => [
    ground('mint', 'round'),
    floor('#a9d3b9', 800),
    at(930, 815, 1.3, machine()),
    seated(
      600,
      820,
      {
        skin: 'brown',
        hair: 'black',
        style: 'short',
        beard: true,
        top: c.mustard,
        look: 0.5,
        arms: [
          { elbow: [-150, 310], hand: [-150, 400] },
          { elbow: [160, 300], hand: [225, 376], bare: true },
        ],
      },
      c.petrol,
      1.25,
    ),
    line('M744,568 C800,640 830,560 878,516 M758,586 C810,690 850,620 892,536', c.brick, 8),
  ],
  hemodialyse: () => [
    ground('sky', 'wave'),
    window(250, 170, 280, 320),
    floor('#b8d3df', 800),
    at(1020, 815, 1.25, machine()),
    recliner(),
    at(
      640,
      400,
      0.62,
      person({
        skin: 'fair',
        hair: 'white',
        style: 'bob',
        old: true,
        glasses: true,
        top: c.coral,
        legs: [],
        look: 0.6,
        arms: [
          { elbow: [-140, 300], hand: [20, 330] },
          { elbow: [170, 290], hand: [280, 360], bare: true },
        ],
      }),
    ),
    shape('M560,690 C600,620 760,640 960,660 C1000,690 980,740 940,740 H560Z', c.plum),
    line('M790,600 C850,520 900,640 980,530 M806,616 C870,580 920,700 988,560', c.brick, 8),
    at(660, 612, 0.36, book()),
  ],
  buikdialyse: () => [
    ground('sand', 'arch'),
    floor('#dcc08e', 800),
    at(960, 815, 1.25, drip()),
    seated(
      620,
      820,
      {
        skin: 'olive',
        hair: 'brown',
        style: 'bun',
        top: c.teal,
        legwear: c.plum,
        look: 0.6,
        arms: [
          { elbow: [-150, 310], hand: [-130, 400] },
          { elbow: [156, 310], hand: [60, 366] },
        ],
      },
      c.coral,
      1.25,
    ),
    line('M960,515 C960,640 840,560 800,640 C770,700 700,640 652,622', '#8fc0d8', 11),
    dot(650, 622, 15, c.white),
    at(330, 810, 0.9, plant(0, 0, 1, c.petrol)),
  ],
  shunt: () => [
    ground('rose', 'leaf'),
    line('M1010,560 L1010,470 Q1014,430 1046,412', skin.brown, 50),
    shape(
      'M240,640 C420,560 620,590 800,556 C880,540 930,500 1000,496 C1070,492 1100,530 1096,590 C1092,650 1030,690 960,700 C900,720 860,736 800,746 C600,780 400,810 240,850Z',
      skin.brown,
    ),
    line('M1060,530 L1180,506 M1066,574 L1204,560 M1060,618 L1194,614 M1040,658 L1160,662', skin.brown, 44),
    line('M1066,552 L1120,544 M1070,597 L1130,592 M1060,640 L1112,640', darken(skin.brown, 0.86), 5),
    shape('M-20,620 C140,560 300,580 390,580 L430,806 C330,820 140,880 -20,930Z', c.petrol),
    line('M470,680 C620,630 740,690 950,590', c.brick, 17),
    line('M470,738 C600,700 700,740 790,706 C850,684 850,650 846,632', '#5a7fa8', 22),
    dot(846, 634, 20, c.coral),
    at(700, 350, 1.25, heart()),
  ],
  thuisdialyse: () => [
    ground('mint', 'pebble'),
    shelf(270, 330, 300),
    pendant(1060, 170, c.coral),
    floor('#a9d3b9', 800),
    at(
      1010,
      800,
      1,
      box(-90, -170, 180, 170, c.wood, 14),
      box(-80, -320, 160, 150, c.white, 20),
      box(-58, -300, 116, 60, c.petrol, 8),
      dot(-30, -206, 16, c.coral),
      dot(24, -206, 16, '#8cc3a1'),
    ),
    seated(
      640,
      820,
      {
        skin: 'deep',
        hair: 'black',
        style: 'curly',
        top: c.coral,
        look: 0.4,
        mood: 'smile',
        arms: [
          { elbow: [-150, 310], hand: [-50, 330] },
          { elbow: [165, 300], hand: [215, 370], bare: true },
        ],
      },
      c.mustard,
      1.2,
    ),
    line('M772,570 C830,640 870,540 950,592 M784,586 C840,680 880,600 950,604', c.brick, 8),
    at(330, 815, 1, plant(0, 0, 1, c.petrol)),
  ],
  transplantatie: () => [
    ground('rose', 'round'),
    mirrored(1010, 560, 1.15, palm('deep', c.mustard)),
    at(470, 610, 1.15, palm('olive', c.petrol)),
    at(720, 410, 1.75, kidney()),
    line('M804,414 C856,430 850,490 884,516', '#f3cf87', 24),
    line('M530,250 l-34,-30 M910,250 l34,-30 M720,190 v-44', c.coral, 13),
  ],
  donor: () => [
    ground('mint', 'arch'),
    at(
      590,
      320,
      1.05,
      person({
        skin: 'fair',
        hair: 'ginger',
        style: 'long',
        top: c.petrol,
        look: 0.7,
        arms: [
          { elbow: [-146, 310], hand: [-20, 330] },
          { elbow: [150, 320], hand: [110, 300] },
        ],
      }),
    ),
    at(
      860,
      330,
      1.05,
      person({
        skin: 'fair',
        hair: 'ginger',
        style: 'quiff',
        top: c.mustard,
        look: -0.7,
        beard: true,
        arms: [
          { elbow: [-150, 320], hand: [-120, 300] },
          { elbow: [146, 310], hand: [20, 330] },
        ],
      }),
    ),
    at(724, 600, 1.15, heart()),
    at(716, 592, 0.5, kidney('#fff3ea', '#ffffff')),
  ],
};

function recliner() {
  return (
    line('M560,790 V740 M900,790 V740', c.soft, 20) +
    shape(
      'M500,470 C500,400 620,400 640,460 L690,660 H980 C1040,660 1040,750 980,750 H600 C560,750 540,730 530,690Z',
      c.teal,
    ) +
    box(600, 640, 300, 44, '#347882', 20)
  );
}
