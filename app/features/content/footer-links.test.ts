import { describe, expect, it } from 'vitest';
import { footerSections } from './footer-links.ts';

const urlsOf = (options: Parameters<typeof footerSections>[0]) =>
  footerSections(options).flatMap(({ links }) => links.map(({ url }) => url));

describe('the columns of the footer', () => {
  it('choices.md 41: have no links to pages that are missing, and no empty column', () => {
    const all = footerSections({ missing: [], visitor: true });
    const missing = ['/recepten', ...(all[1]?.links.map(({ url }) => url) ?? [])];
    expect(urlsOf({ missing, visitor: true })).not.toEqual(
      expect.arrayContaining([expect.stringMatching('/recepten')]),
    );
    expect(footerSections({ missing, visitor: true }).map(({ key }) => key)).toEqual(['lezen', 'vragen', 'over']);
  });

  it('show members nothing that is for visitors', () => {
    const [visitor, member] = [true, false].map((visitor) => urlsOf({ missing: [], visitor }));
    expect(visitor?.filter((url) => !member?.includes(url))).toEqual(['/word-deelnemer']);
  });

  it('choices.md 38: have the pages about the site', () => {
    expect(urlsOf({ missing: [], visitor: false })).toEqual(
      expect.arrayContaining([
        '/over',
        '/wat-is',
        '/waarom-niergenotennl',
        '/initiatiefnemers-niergenotennl',
        '/contact',
      ]),
    );
  });
});
