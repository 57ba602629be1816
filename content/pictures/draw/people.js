import { c, darken, hair as hairs, skin as skins } from './palette.js';
import { box, dot, line, oval, ring, shape, times } from './shapes.js';

/**
 * @typedef {[number, number]} Point
 * @typedef {{ elbow: Point, hand: Point, behind?: boolean, bare?: boolean }} Arm
 * @typedef {{ knee: Point, foot: Point }} Leg
 * @typedef {object} Look
 * @property {keyof typeof skins} [skin]
 * @property {keyof typeof hairs} [hair]
 * @property {'short' | 'bob' | 'long' | 'bun' | 'curly' | 'bald' | 'scarf' | 'tail' | 'quiff'} [style]
 * @property {'smile' | 'calm' | 'sad' | 'closed' | 'laugh'} [mood]
 * @property {number} [look] -1 to the left, 1 to the right
 * @property {boolean} [glasses]
 * @property {boolean} [beard]
 * @property {boolean} [old]
 * @property {boolean} [child]
 * @property {string} [top]
 * @property {string} [scarf]
 * @property {string} [legwear]
 * @property {boolean} [coat] a white coat over the top
 * @property {[Arm?, Arm?] | undefined} [arms] left and right in the picture, from the shoulders at (±98, 178)
 * @property {[Leg, Leg] | [] | undefined} [legs] from the hips at (±52, 430)
 */

/** A person round the middle of the head (0, 0): shoulders at 120, hips at 430. @param {Look} who */
export function person(who = {}) {
  const body = [...behind(who), ...legs(who), torso(who), ...before(who)].join('');
  const small = who.child ? `<g transform="translate(0 22) scale(.7)">${body}</g>` : body;
  return hairBehind(who) + small + head(who);
}

/** @param {Look} who */
function behind(who) {
  return (who.arms ?? []).map((arm, side) => (arm?.behind ? limb(who, arm, side) : ''));
}

/** @param {Look} who */
function before(who) {
  return (who.arms ?? []).map((arm, side) => (arm && !arm.behind ? limb(who, arm, side) : ''));
}

/** @param {Look} who @param {Arm} arm @param {number} side */
function limb(who, { elbow, hand, bare }, side) {
  const tone = skins[who.skin ?? 'fair'];
  const sleeve = who.coat ? '#efece6' : darken(who.top ?? c.petrol, 0.9);
  const shoulder = /** @type {Point} */ ([side ? 98 : -98, 178]);
  const cuff = between(elbow, hand, 0.8);
  const palm = dot(hand[0], hand[1], 29, tone);
  const thumb = oval(hand[0] + (side ? -16 : 16), hand[1] - 20, 11, 19, tone, side ? -25 : 25);
  if (bare) {
    const short = between(shoulder, elbow, 0.55);
    return bend(shoulder, elbow, hand, tone, 46) + line(`M${shoulder} L${short}`, sleeve, 64) + palm + thumb;
  }
  return line(`M${cuff} L${hand}`, tone, 40) + palm + thumb + bend(shoulder, elbow, cuff, sleeve, 62);
}

/** @param {Point} from @param {Point} corner @param {Point} to @param {string} color @param {number} width */
function bend(from, corner, to, color, width) {
  return line(`M${from} L${between(from, corner, 0.65)} Q${corner} ${between(corner, to, 0.35)} L${to}`, color, width);
}

/** @param {Point} a @param {Point} b @param {number} part @returns {Point} */
function between(a, b, part) {
  return [Math.round(a[0] + (b[0] - a[0]) * part), Math.round(a[1] + (b[1] - a[1]) * part)];
}

/** @param {Look} who */
function legs(who) {
  const color = who.legwear ?? c.night;
  return (who.legs ?? []).map(({ knee, foot }, side) => {
    const hip = /** @type {Point} */ ([side ? 54 : -54, 425]);
    const toe = foot[0] + ((who.look ?? 0) < 0 ? -1 : 1) * 22;
    return oval(toe, foot[1] + 26, 56, 26, c.ink) + bend(hip, knee, foot, side ? color : darken(color, 0.85), 88);
  });
}

/** @param {Look} who */
function torso(who) {
  const top = who.top ?? c.petrol;
  const tone = skins[who.skin ?? 'fair'];
  const low = who.coat && !who.legs ? 780 : 440;
  const thighs = who.legs ? '' : box(-112, 430, 224, 350, who.legwear ?? c.night);
  const trunk = `M-128,205 C-128,142 -78,120 -34,106 L34,106 C78,120 128,142 128,205 C124,270 112,330 114,440 V${low} H-114 V440 C-112,330 -124,270 -128,205Z`;
  const neck = shape('M-30,40 L30,40 L34,108 Q0,146 -34,108Z', darken(tone, 0.9));
  const collar = line('M-36,107 Q0,150 36,107', darken(top, 0.82), 9);
  if (!who.coat) return thighs + shape(trunk, top) + neck + collar;
  const flaps =
    shape(`M-128,205 C-128,142 -78,120 -34,106 L-18,260 L-14,${low} H-114 V440 C-112,330 -124,270 -128,205Z`, c.white) +
    shape(`M128,205 C128,142 78,120 34,106 L18,260 L14,${low} H114 V440 C112,330 124,270 128,205Z`, c.white);
  return (
    thighs + shape(trunk, top) + neck + flaps + line('M-34,108 L-60,190 L-18,262 M34,108 L60,190 L18,262', c.line, 5)
  );
}

/** @param {Look} who */
function hairBehind({ style = 'short', hair = 'brown' }) {
  const color = hairs[hair];
  if (style === 'long')
    return shape('M-78,-20 C-82,-116 82,-116 78,-20 C84,60 96,110 104,170 L-104,170 C-96,110 -84,60 -78,-20Z', color);
  if (style === 'bob')
    return shape('M-80,-16 C-84,-112 84,-112 80,-16 C84,30 90,60 84,92 Q0,110 -84,92 C-90,60 -84,30 -80,-16Z', color);
  if (style === 'bun') return dot(0, -104, 36, color);
  if (style === 'tail') return shape('M30,-60 C120,-90 150,0 116,92 C112,40 90,0 40,-10Z', color);
  if (style === 'curly') {
    return times(11, (i) =>
      dot(
        Math.round(-Math.cos((i / 10) * 3.6 - 0.23) * 74),
        Math.round(-26 - Math.sin((i / 10) * 3.6 - 0.23) * 58),
        35,
        color,
      ),
    );
  }
  return '';
}

/** @param {Look} who */
function head(who) {
  const tone = skins[who.skin ?? 'fair'];
  const turn = Math.round((who.look ?? 0) * 15);
  const ears = dot(-63 + turn / 3, 6, 15, darken(tone, 0.92)) + dot(63 + turn / 3, 6, 15, darken(tone, 0.92));
  const skull = shape('M-63,-18 C-63,-84 63,-84 63,-18 C66,42 38,84 0,84 C-38,84 -66,42 -63,-18Z', tone);
  const covered = ['scarf', 'bob', 'long'].includes(who.style ?? '');
  return (covered ? '' : ears) + skull + beard(who) + face(who, turn) + hairBefore(who, turn);
}

/** @param {Look} who */
function beard({ beard: has, hair = 'brown' }) {
  if (!has) return '';
  return shape(
    'M-64,0 C-58,22 -40,24 -24,26 Q0,16 24,26 C40,24 58,22 64,0 C68,62 36,96 0,96 C-36,96 -68,62 -64,0Z',
    hairs[hair],
  );
}

/** @param {Look} who @param {number} turn */
function face({ mood = 'smile', skin = 'fair', hair = 'brown', glasses, old, beard: bearded }, turn) {
  const tone = skins[skin];
  const [left, right] = [-26 + turn, 26 + turn];
  const shut = mood === 'closed' || mood === 'laugh';
  const lid = mood === 'laugh' ? -9 : 8;
  const eyes = shut
    ? line(`M${left - 10},2 q10,${lid} 20,0 M${right - 10},2 q10,${lid} 20,0`, c.ink, 5)
    : oval(left, 0, 6, 8, c.ink) + oval(right, 0, 6, 8, c.ink);
  const tilt = mood === 'sad' ? 6 : 1;
  const brow = hair === 'white' || hair === 'grey' ? '#8d9196' : darken(hairs[hair], 0.8);
  const brows = line(
    `M${left - 13},${-22 + tilt} Q${left},-31 ${left + 12},${-23 - tilt} M${right - 12},${-23 - tilt} Q${right},-31 ${right + 13},${-22 + tilt}`,
    brow,
    5,
  );
  const nose = line(
    `M${turn + (turn < 0 ? -3 : 3)},4 q${turn < 0 ? -11 : 11},20 ${turn < 0 ? 4 : -4},23`,
    darken(tone, 0.78),
    5,
  );
  const mouths = {
    smile: line(`M${turn - 19},43 Q${turn},61 ${turn + 19},43`, c.ink, 5),
    calm: line(`M${turn - 13},48 Q${turn},54 ${turn + 13},48`, c.ink, 5),
    closed: line(`M${turn - 13},46 Q${turn},55 ${turn + 13},46`, c.ink, 5),
    sad: line(`M${turn - 14},52 Q${turn},44 ${turn + 14},52`, c.ink, 5),
    laugh: shape(
      `M${turn - 22},40 H${turn + 22} Q${turn + 18},64 ${turn},64 Q${turn - 18},64 ${turn - 22},40Z`,
      bearded ? c.white : '#8d3a35',
    ),
  };
  const mouth = bearded && mood !== 'laugh' ? mouths[mood].replace(c.ink, c.cream) : mouths[mood];
  const blush = `<g opacity=".4">${dot(left - 15, 26, 13, c.brick)}${dot(right + 15, 26, 13, c.brick)}</g>`;
  const lines = old
    ? line(
        `M${left - 21},8 l-9,-3 M${left - 20},15 l-8,3 M${right + 21},8 l9,-3 M${right + 20},15 l8,3`,
        darken(tone, 0.8),
        3,
      )
    : '';
  const rim = skin === 'deep' ? c.mustard : c.petrol;
  const frame = glasses
    ? ring(left, 1, 21, rim, 5) + ring(right, 1, 21, rim, 5) + line(`M${left + 21},-2 H${right - 21}`, rim, 5)
    : '';
  return blush + nose + mouth + eyes + brows + lines + frame;
}

/** @param {Look} who @param {number} turn */
function hairBefore({ style = 'short', hair = 'brown', scarf = c.teal }, turn) {
  const color = hairs[hair];
  const part = turn < 0 ? -22 : 22;
  switch (style) {
    case 'bald':
      return shape(
        'M-66,8 C-78,-14 -72,-38 -58,-50 C-58,-30 -58,-10 -58,8Z M66,8 C78,-14 72,-38 58,-50 C58,-30 58,-10 58,8Z',
        color,
      );
    case 'curly':
      return times(6, (i) => dot(-55 + i * 22, -58 - (i % 2) * 9 - (i === 0 || i === 5 ? -12 : 0), 23, color));
    case 'scarf':
      return (
        `<path fill-rule="evenodd" d="M-80,0 C-88,-112 88,-112 80,0 C82,60 70,110 96,152 Q0,196 -96,152 C-70,110 -82,60 -80,0Z M-52,-14 C-52,-66 52,-66 52,-14 C54,40 30,78 0,78 C-30,78 -54,40 -52,-14Z" fill="${scarf}"/>` +
        line('M-60,96 Q4,132 66,84', darken(scarf, 0.84), 6)
      );
    case 'quiff':
      return shape(
        'M-66,-8 C-76,-66 -60,-104 4,-112 C50,-118 84,-96 74,-66 C72,-40 68,-24 66,-8 C58,-24 56,-38 48,-50 C10,-42 -30,-44 -50,-52 C-56,-36 -58,-22 -66,-8Z',
        color,
      );
    case 'bun':
    case 'tail':
      return shape(
        'M-67,4 C-80,-106 80,-106 67,4 C60,-14 56,-34 44,-46 C12,-62 -16,-62 -44,-46 C-56,-34 -60,-14 -67,4Z',
        color,
      );
    case 'bob':
    case 'long':
      return shape(
        `M-70,40 C-92,-114 92,-114 70,40 C62,10 60,-22 ${part + 24},-56 C${part},-50 ${part - 10},-58 ${part},-66 C${part - 30},-40 -56,-20 -70,40Z`,
        color,
      );
    default:
      return shape(
        `M-66,2 C-80,-60 -50,-98 ${-part / 2},-96 C46,-102 82,-62 66,2 C60,-12 60,-26 52,-42 C30,-42 ${part},-52 ${part / 2},-60 C-10,-44 -36,-42 -52,-38 C-60,-26 -60,-12 -66,2Z`,
        color,
      );
  }
}
