import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPlainObject, type PlainObject, readSources } from './sources/read-sources.ts';

/** What the demo's own content (content/) must hold to, beside the contract. */

const sources = readSources(join(import.meta.dirname, '../../content'));

/** All texts of a value with the properties that lead to them, such as `blocks html`. */
function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${path} ${name}`.trim()));
}

/** The blocks of a document, also those inside sections. */
const blocksOf = ({ blocks = [] }: PlainObject): PlainObject[] =>
  (blocks as PlainObject[]).flatMap((block) => [block, ...blocksOf(block)]);

/** A document without its urgent blocks, and without the urgent advice of a brochure: a quotation at its beginning. */
const withoutUrgent = ({ key, data }: (typeof sources)[number]): PlainObject => ({
  ...data,
  ...(Array.isArray(data.blocks) && { blocks: blocksOf(data).filter(({ kind }) => kind !== 'urgent') }),
  ...(key.startsWith('files/') && { text: String(data.text ?? '').replace(/^> .*\n/, '') }),
});

describe('urgent advice', () => {
  it.each(sources.map((source) => [source.key, source] as const))(
    '%s gives it in an urgent block only',
    (_, source) => {
      const elsewhere = textsIn(withoutUrgent(source)).map(({ text }) => text);
      expect(elsewhere.filter((text) => /\b11[23]\b|\b0800-\d{4}\b/.test(text))).toEqual([]);
      expect(
        elsewhere.filter((text) => /onregelmatige hartslag|hart (vreemd|onregelmatig|bonst|overslaat)/i.test(text)),
      ).toEqual([]);
      expect(elsewhere.filter((text) => /bloeding die niet stopt|blijft (na)?bloeden/i.test(text))).toEqual([]);
    },
  );

  it.each(
    sources
      .flatMap(({ key, data }) => blocksOf(data).map((block) => [key, block] as const))
      .filter(([, { kind }]) => kind === 'urgent'),
  )('%s names 112 for an irregular heartbeat, a bleeding and danger', (_, block) => {
    const numbers = (block.phones as { number: string }[]).map(({ number }) => number);
    const html = String(block.html);
    if (/hart|bloed|benauwd|gevaar/.test(html)) expect(numbers).toContain('112');
    if (/113/.test(html)) expect(numbers).toEqual(expect.arrayContaining(['113', '0800-0113', '112']));
    for (const [number] of html.match(/\b11[23]\b/g)?.map((found) => [found]) ?? []) expect(numbers).toContain(number);
  });

  it('is never a tip', () => {
    const tips = sources.flatMap(({ data }) => blocksOf(data)).filter(({ kind }) => kind === 'tip');
    const urgent = tips.filter((tip) =>
      /\b(bel|belt) (dan )?(direct|meteen|onmiddellijk)/i.test(`${tip.title} ${tip.html}`),
    );
    expect(urgent).toEqual([]);
  });
});
