import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Reads an outline from a font in WOFF format (W3C, WOFF File Format 1.0) and writes a font with one character. All numbers
 * are big-endian; the tables are those of the OpenType specification.
 *
 * @typedef {{ x: number, y: number, onCurve: boolean }} Point
 * @typedef {Record<string, Buffer>} Tables
 */

/**
 * The tables of a font, by tag.
 * @param {Buffer} woff
 * @returns {Tables}
 */
export function readTables(woff) {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const entry = 44 + 20 * index;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const data = woff.subarray(offset, Number(offset) + Number(packed));
    return [woff.toString('latin1', entry, entry + 4), Number(packed) < Number(size) ? inflateSync(data) : data];
  });
  return Object.fromEntries(entries);
}

/**
 * The contours of a character and its width. The character has a glyph of its own, not one composed of others.
 * @param {Tables} tables
 * @param {number} code
 */
export function readOutline(tables, code) {
  const { head, hhea, hmtx, loca, glyf, cmap } = /** @type {Record<string, Buffer>} */ (tables);
  const id = glyphOf(/** @type {Buffer} */ (cmap), code);
  const long = head?.readInt16BE(50) === 1;
  const start = long ? loca?.readUInt32BE(4 * id) : 2 * Number(loca?.readUInt16BE(2 * id));
  const metrics = Number(hhea?.readUInt16BE(34));
  return {
    contours: readContours(/** @type {Buffer} */ (glyf).subarray(start)),
    advance: Number(hmtx?.readUInt16BE(4 * Math.min(id, metrics - 1))),
  };
}

/**
 * The glyph of a character, by a table of format 4.
 * @param {Buffer} cmap
 * @param {number} code
 */
function glyphOf(cmap, code) {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6);
    for (let segment = 0; segment < size; segment += 2) {
      if (code > table.readUInt16BE(14 + segment)) continue;
      const [first, delta] = [table.readUInt16BE(16 + size + segment), table.readInt16BE(16 + 2 * size + segment)];
      const rangeAt = 16 + 3 * size + segment;
      const range = table.readUInt16BE(rangeAt);
      return (range === 0 ? code + delta : table.readUInt16BE(rangeAt + range + 2 * (code - first)) + delta) & 0xffff;
    }
  }
  throw new Error(`The font has no character ${code}.`);
}

/**
 * @param {Buffer} glyph
 * @returns {Point[][]}
 */
function readContours(glyph) {
  const count = glyph.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  const points = Number(ends.at(-1)) + 1;
  let at = 10 + 2 * count;
  at += 2 + glyph.readUInt16BE(at); // instructions
  /** @type {number[]} */
  const flags = [];
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const repeats = flag & 8 ? glyph.readUInt8(at++) : 0;
    for (let n = 0; n <= repeats; n += 1) flags.push(flag);
  }
  /** @param {number} short @param {number} same */
  const coordinates = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph.readUInt8(at++) : -glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [coordinates(2, 16), coordinates(4, 32)];
  const all = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, onCurve: (flag & 1) === 1 }));
  return ends.map((end, index) => all.slice(index === 0 ? 0 : Number(ends[index - 1]) + 1, end + 1));
}

/**
 * A glyph with these contours, without instructions.
 * @param {Point[][]} contours
 */
export function writeOutline(contours) {
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const steps = (/** @type {number[]} */ values) => values.map((value, index) => value - (values[index - 1] ?? 0));
  let end = -1;
  const numbers = [
    contours.length,
    ...[Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    ...contours.map((contour) => (end += contour.length)),
    0,
  ];
  const flags = Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0)));
  return Buffer.concat([shorts(numbers), flags, shorts(steps(xs)), shorts(steps(ys))]);
}

/** @param {number[]} numbers */
function shorts(numbers) {
  const buffer = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => {
    buffer.writeUInt16BE(number & 0xffff, 2 * index);
  });
  return buffer;
}

/**
 * A font with one character, and the measures of the font that `tables` come from.
 * @param {Tables} tables
 * @param {{ code: number, advance: number, glyph: Buffer }} character
 */
export function writeWoff(tables, { code, advance, glyph }) {
  const [head, hhea, maxp, os2] = ['head', 'hhea', 'maxp', 'OS/2'].map((tag) => Buffer.from(tables[tag] ?? []));
  head?.writeInt16BE(0, 50); // short offsets in loca
  hhea?.writeUInt16BE(2, 34);
  maxp?.writeUInt16BE(2, 4);
  os2?.writeUInt16BE(code, 64);
  os2?.writeUInt16BE(code, 66);
  const padded = Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
  const all = {
    'OS/2': os2,
    cmap: shorts([0, 1, 3, 1, 0, 12, 4, 32, 0, 4, 4, 1, 0, code, 0xffff, 0, code, 0xffff, 1 - code, 1, 0, 0]),
    glyf: padded,
    head,
    hhea,
    hmtx: shorts([advance, 0, advance, glyph.readInt16BE(2)]),
    loca: shorts([0, 0, padded.length / 2]),
    maxp,
    name: shorts([0, 0, 6]),
    post: shorts([3, 0, ...Array.from({ length: 14 }, () => 0)]),
  };
  return packWoff(/** @type {Tables} */ (all));
}

/** @param {Tables} tables */
function packWoff(tables) {
  const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(44 + 20 * entries.length);
  /** @type {Buffer[]} */
  const parts = [header];
  let [offset, unpacked] = [header.length, 12 + 16 * entries.length];
  entries.forEach(([tag, data], index) => {
    const deflated = deflateSync(data, { level: 9 });
    const packed = deflated.length < data.length ? deflated : data;
    const at = 44 + 20 * index;
    header.write(tag, at, 'latin1');
    [offset, packed.length, data.length, checksum(data)].forEach((value, field) => {
      header.writeUInt32BE(value, at + 4 + 4 * field);
    });
    parts.push(packed, Buffer.alloc(-packed.length & 3));
    offset += packed.length + (-packed.length & 3);
    unpacked += data.length + (-data.length & 3);
  });
  header.write('wOFF', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4); // outlines in TrueType's form
  header.writeUInt32BE(offset, 8);
  header.writeUInt16BE(entries.length, 12);
  header.writeUInt32BE(unpacked, 16);
  header.writeUInt16BE(1, 20);
  return Buffer.concat(parts);
}

/** @param {Buffer} data */
function checksum(data) {
  const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
