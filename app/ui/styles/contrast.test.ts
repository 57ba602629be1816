import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/ui/styles/tokens.css', 'utf8');
const [lightCss = '', darkCss = ''] = css.split('prefers-color-scheme: dark');
const light = colours(lightCss);
const themes = { light, dark: { ...light, ...colours(darkCss) } };

const GROUNDS = ['color-ground', 'color-surface', 'tint-sand', 'tint-mint', 'tint-sky', 'tint-rose', 'tint-hero'];

/** Text and its background: 7:1 (WCAG 1.4.6, AAA). */
const texts: [text: string, ground: string][] = [
  ...GROUNDS.flatMap((ground) =>
    ['color-ink', 'color-ink-soft', 'color-action'].map((text): [string, string] => [text, ground]),
  ),
  ['color-danger', 'color-surface'],
  ['color-danger', 'color-ground'],
  ['color-success', 'color-surface'],
  ['color-on-action', 'color-action'],
  ['color-on-action', 'color-action-strong'],
  ['color-on-accent', 'color-accent'],
  ['color-on-accent', 'color-accent-strong'],
  ['color-on-danger', 'color-danger'],
];

/** Edges and focus rings: 3:1 (WCAG 1.4.11). */
const edges: [edge: string, ground: string][] = GROUNDS.flatMap((ground) => [
  ['color-focus', ground],
  ['color-field', ground],
]);

describe.each(Object.entries(themes))('R36 the %s palette', (_theme, palette) => {
  it.each(texts)('%s has enough contrast as text on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(7);
  });
  it.each(edges)('%s has enough contrast as an edge on %s', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

function colours(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/--((?:color|tint)-[\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** The contrast ratio of two colours, as WCAG 2 defines it. */
function contrast(colour = '', otherColour = ''): number {
  const [darker = 0, lighter = 0] = [luminance(colour), luminance(otherColour)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
