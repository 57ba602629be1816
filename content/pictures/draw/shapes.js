/** The few shapes everything is drawn with; each gives a piece of SVG. */

/** @param {string} d @param {string} fill */
export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** A line with round ends. @param {string} d @param {string} color */
export const line = (d, color, width = 6) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} fill */
export const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** @param {number} x @param {number} y @param {number} r @param {string} color */
export const ring = (x, y, r, color, width = 6) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} fill @param {number} [turn] */
export const oval = (x, y, rx, ry, fill, turn) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} fill */
export const box = (x, y, w, h, fill, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`;

/** Puts parts at a place, larger or smaller. @param {number} x @param {number} y @param {string[]} parts */
export const at = (x, y, scale = 1, ...parts) =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${parts.join('')}</g>`;

/** @param {number} x @param {number} y @param {string[]} parts */
export const mirrored = (x, y, scale = 1, ...parts) =>
  `<g transform="translate(${x} ${y}) scale(${-scale} ${scale})">${parts.join('')}</g>`;

/** @param {number} x @param {number} y @param {number} degrees @param {string[]} parts */
export const turned = (x, y, degrees, ...parts) =>
  `<g transform="translate(${x} ${y}) rotate(${degrees})">${parts.join('')}</g>`;

/** @param {number} opacity @param {string[]} parts */
export const faded = (opacity, ...parts) => `<g opacity="${opacity}">${parts.join('')}</g>`;

/** Repeats a part. @param {number} count @param {(index: number) => string} part */
export const times = (count, part) => Array.from({ length: count }, (_, index) => part(index)).join('');
