import { c, darken } from '../palette.js';
import { box, dot, line, oval, shape, times } from '../shapes.js';

/** Vessels seen from above, round (0, 0); food lies within some 220 by 155. */

/** A deep plate. @param {string} rim @param {string} food */
export const deepPlate = (rim, food) =>
  oval(0, 16, 290, 210, '#00000014') +
  oval(0, 0, 290, 210, rim) +
  oval(0, 2, 232, 164, darken(rim, 0.92)) +
  oval(0, 6, 224, 156, food);

/** A bowl. @param {string} color @param {string} food */
export const bowlAbove = (color, food) =>
  oval(0, 22, 270, 206, '#00000016') +
  oval(0, 0, 270, 204, color) +
  oval(0, 0, 244, 182, darken(color, 0.82)) +
  oval(0, 8, 236, 170, food);

/** An oven dish with two ears. @param {string} color @param {string} food */
export const ovenDish = (color, food) =>
  box(-390, -70, 780, 140, darken(color, 0.9), 50) +
  box(-340, -205, 680, 430, '#00000014', 70) +
  box(-340, -220, 680, 430, color, 70) +
  box(-306, -190, 612, 370, darken(color, 0.84), 52) +
  box(-296, -178, 592, 350, food, 46);

/** A wooden board with a hole in its handle. */
export const board = (color = '#c89462') =>
  box(-400, -214, 740, 440, '#00000014', 44) +
  box(320, -70, 150, 130, color, 50) +
  box(-400, -230, 740, 440, color, 44) +
  dot(420, -5, 22, darken(color, 0.7)) +
  line('M-350,-130 H240 M-330,0 H120 M-350,120 H260', darken(color, 0.93), 7);

/** A baking tin with a fluted edge, and the crust of what was baked. @param {string} crust @param {string} food */
export const fluted = (crust, food, edge = c.steel) =>
  oval(0, 20, 300, 218, '#00000016') +
  times(36, (i) => dot(Math.round(Math.cos(i * 0.1745) * 286), Math.round(Math.sin(i * 0.1745) * 204), 24, edge)) +
  oval(0, 0, 286, 204, crust) +
  oval(0, 0, 250, 176, food);

/** An oval serving dish. @param {string} rim */
export const platter = (rim = c.white) =>
  oval(0, 18, 400, 240, '#00000014') + oval(0, 0, 400, 236, rim) + oval(0, 0, 346, 194, darken(rim, 0.95));

/** A ring of small strokes on the rim of a plate. @param {string} color */
export const rimPattern = (color, rx = 236, ry = 168, count = 28) =>
  times(count, (i) => {
    const turn = (i / count) * Math.PI * 2;
    return oval(
      Math.round(Math.cos(turn) * rx),
      Math.round(Math.sin(turn) * ry),
      10,
      6,
      color,
      Math.round((turn * 180) / Math.PI),
    );
  });

/** A small dish for sauce. @param {string} sauce */
export const dip = (sauce, color = c.white) =>
  oval(0, 8, 92, 68, '#00000016') + oval(0, 0, 92, 66, color) + oval(0, 2, 74, 50, sauce);

/** Vessels seen from the side; they stand on (0, 0). */

/** A coupe on a foot; its rim lies at y -300, 150 to either side. @param {string} filling */
export const coupe = (filling) =>
  oval(0, -4, 110, 20, '#ffffffbb') +
  line('M0,-10 V-110', '#ffffffcc', 24) +
  shape('M-150,-300 C-150,-180 -70,-110 0,-110 C70,-110 150,-180 150,-300Z', '#ffffff55') +
  shape('M-138,-270 C-130,-176 -64,-124 0,-124 C64,-124 130,-176 138,-270Z', filling) +
  line('M-118,-250 C-112,-210 -96,-180 -76,-162', '#ffffff88', 10);

/** A jar with a lid. @param {string} filling */
export const jar = (filling, lid = c.brick) =>
  box(-130, -330, 260, 330, '#ffffff99', 44) +
  box(-116, -300, 232, 288, filling, 36) +
  box(-112, -384, 224, 70, lid, 14) +
  line('M-100,-340 H100', darken(lid, 0.86), 8);

/** A round dish of earthenware or china; its rim lies at y -170. @param {string} color @param {string} filling */
export const ramekin = (color, filling) =>
  shape('M-190,-170 H190 L168,-20 Q160,0 140,0 H-140 Q-160,0 -168,-20Z', color) +
  times(11, (i) => line(`M${-160 + i * 32},-130 L${-144 + i * 28.8},-16`, darken(color, 0.92), 8)) +
  oval(0, -170, 190, 46, color) +
  oval(0, -168, 172, 36, darken(color, 0.8)) +
  oval(0, -164, 166, 32, filling);

/** A carafe; its neck ends at y -420. @param {string} drink */
export const carafe = (drink) =>
  shape(
    'M-50,-420 H50 L44,-300 C120,-240 140,-180 140,-110 C140,-30 110,0 90,0 H-90 C-110,0 -140,-30 -140,-110 C-140,-180 -120,-240 -44,-300Z',
    '#ffffff99',
  ) +
  shape(
    'M-96,-232 C-120,-196 -128,-150 -128,-110 C-128,-40 -100,-12 -84,-12 H84 C100,-12 128,-40 128,-110 C128,-150 120,-196 96,-232Z',
    drink,
  ) +
  oval(0, -232, 96, 14, '#ffffff55') +
  line('M-98,-160 C-106,-110 -96,-60 -80,-40', '#ffffff99', 11);

/** A tajine with its lid ajar beside it is drawn by the scene; this is the dish. @param {string} color */
export const tajineDish = (color) =>
  shape('M-300,-90 H300 C290,-20 200,0 160,0 H-160 C-200,0 -290,-20 -300,-90Z', color) +
  oval(0, -90, 300, 62, color) +
  oval(0, -88, 274, 50, darken(color, 0.8));

/** The lid of a tajine. @param {string} color */
export const tajineLid = (color) =>
  shape('M-210,0 C-150,-40 -70,-160 -40,-300 H40 C70,-160 150,-40 210,0 C150,30 -150,30 -210,0Z', color) +
  dot(0, -316, 46, color) +
  line('M-150,-40 C-80,-20 80,-20 150,-40 M-90,-130 C-50,-116 50,-116 90,-130', darken(color, 0.84), 10);
