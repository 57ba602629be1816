import { describe, expect, it } from 'vitest';
import { expectLinear } from '#tests/support/linear.ts';
import { PREVIEW_MAX } from '../rules.ts';
import { markWords, termFinder } from './mark-words.ts';
import { previewOf } from './preview.ts';

const textOf = (preview: ReturnType<typeof previewOf>) => preview?.map(({ text }) => text).join('') ?? null;
const marked = (preview: ReturnType<typeof previewOf>) =>
  preview?.filter((part) => part.marked).map(({ text }) => text) ?? [];

describe('previewOf', () => {
  it('is the whole text when that is short, with what was found marked', () => {
    const preview = previewOf('Na de transplantatie slikt u medicijnen.', termFinder(['transplantatie', 'medicijn']));
    expect(textOf(preview)).toBe('Na de transplantatie slikt u medicijnen.');
    expect(marked(preview)).toEqual(['transplantatie', 'medicijnen']);
  });

  it('marks a word with soft hyphens in it as a whole', () => {
    const preview = previewOf('Over hemo\u00addia\u00adly\u00adse thuis.', termFinder(['dialys']));
    expect(marked(preview)).toEqual(['hemo\u00addia\u00adly\u00adse']);
  });

  it('shows where most of the terms are, from and to the end of a word, in at most 160 characters', () => {
    const filler = 'Hier staat een zin die over iets anders gaat. '.repeat(20);
    const preview = previewOf(
      `${filler}Kalium zit in bananen, en ook in aardappels. ${filler}`,
      termFinder(['kalium', 'banan']),
    );
    const text = textOf(preview) ?? '';
    expect(marked(preview)).toEqual(['Kalium', 'bananen']);
    expect(text).toMatch(/^….*…$/);
    expect(text.length).toBeLessThanOrEqual(PREVIEW_MAX + 1);
    expect(`${filler}Kalium zit in bananen, en ook in aardappels. ${filler}`).toContain(text.slice(1, -1));
  });

  it('is whole where it fits, and begins with a sentence, whose end may say the opposite', () => {
    const short =
      'Ibuprofen en diclofenac zijn voor je nieren gevaarlijk. Paracetamol bij pijn meestal niet. Lees waarom.';
    expect(textOf(previewOf(short, termFinder(['pijn'])))).toBe(short);
    const long = `${short} ${'Overleg met je arts of apotheker. '.repeat(6)}Slik bij koorts nooit zomaar iets anders.`;
    expect(textOf(previewOf(long, termFinder(['koorts'])))).toBe('…Slik bij koorts nooit zomaar iets anders.');
    expect(textOf(previewOf(long, termFinder(['pijn'])))).toMatch(/^Ibuprofen en diclofenac/);
  });

  it('keeps the items of a list apart', () => {
    expect(textOf(previewOf('Let hierop:\nje prikplek\nje gewicht.\nBel bij twijfel.', termFinder([])))).toBe(
      'Let hierop: je prikplek · je gewicht. Bel bij twijfel.',
    );
  });

  it('does not break what belongs together, such as a phone number', () => {
    expect(textOf(previewOf('Bel  ons:\n030\u00a0123\u00a0456.', termFinder([])))).toBe(
      'Bel ons: 030\u00a0123\u00a0456.',
    );
  });

  it('is the beginning of a text with none of the terms, and nothing of an empty one', () => {
    expect(textOf(previewOf('Een tekst zonder.', termFinder(['kalium'])))).toBe('Een tekst zonder.');
    expect(previewOf(' \n ', termFinder(['kalium']))).toBeNull();
  });

  it('is made in linear time of one word or a space, repeated', async () => {
    const find = termFinder(['kalium', 'kali', 'kal']);
    await expectLinear(1000, (size) =>
      previewOf(Array.from({ length: size }, (_, index) => `kalium${index}`).join(' '), find),
    );
    await expectLinear(20_000, (size) => previewOf(`a${' '.repeat(size)}b`, find));
  });
});

describe('markWords', () => {
  it('marks compounds, accents and capitals, and leaves the rest as it is', () => {
    expect(markWords('De Niertransplantatie’s én patiënten', termFinder(['transplantatie', 'patient']))).toEqual([
      { text: 'De ', marked: false },
      { text: 'Niertransplantatie', marked: true },
      { text: '’s én ', marked: false },
      { text: 'patiënten', marked: true },
    ]);
  });

  it('marks no word inside another for a short term', () => {
    expect(markWords('plezier', termFinder(['nier'])).some((part) => part.marked)).toBe(false);
    expect(markWords('moet', termFinder(['moe'])).some((part) => part.marked)).toBe(false);
    expect(markWords('moe', termFinder(['moe'])).some((part) => part.marked)).toBe(true);
    expect(markWords('manier', termFinder(['nier'])).some((part) => part.marked)).toBe(false);
  });
});
