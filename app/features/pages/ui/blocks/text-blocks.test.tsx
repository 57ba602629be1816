import { describe, expect, it } from 'vitest';
import { block } from '#app/features/content/published/blocks.ts';
import { exampleOf, renderBlocks, renderExample, texts } from '#tests/support/render-block.tsx';

describe('html', () => {
  it('has headings directly below the title of the page', () => {
    const block = renderExample('html');
    expect(texts(block, 'h2')).toEqual(['Waar let je op?', 'Wat doe je dan?']);
    expect(texts(block, 'li').length).toBe(8);
    expect(block.querySelector('a[href="https://www.thuisarts.nl"]')?.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('html-with-title', () => {
  it('has a title, and the headings of its text one level lower', () => {
    const block = renderExample('html-with-title');
    expect(texts(block, 'h2')).toEqual(['Twee vormen naast elkaar']);
    expect(texts(block, 'h3')).toEqual(['Kun je nog wisselen?']);
  });

  it('R36 has tables that scroll by keyboard', () => {
    const region = renderExample('html-with-title').querySelector('[role=region]');
    expect(region?.getAttribute('tabindex')).toBe('0');
    expect(region?.querySelectorAll('table tr').length).toBe(4);
  });
});

describe('introduction', () => {
  it('is text without a title', () => {
    const block = renderExample('introduction');
    expect(block.textContent).toContain('Werken je nieren niet goed genoeg meer?');
    expect(block.querySelector('h2')).toBeNull();
  });
});

describe('tip', () => {
  it('has the title of its editor or a default, and is printed', () => {
    const block = renderExample('tip');
    expect(block.textContent).toContain('Schrijf je vragen opLeg een schriftje');
    expect(block.querySelector('[data-print=tip]')).toBeNull();
    expect(renderExample('tip', { title: null }).textContent).toMatch(/^TipLeg/);
  });
});

describe('urgent', () => {
  it('says when to call, with a link that calls for each number', () => {
    const rendered = renderExample('urgent', {
      phones: [
        { number: '113', description: 'dag en nacht' },
        { number: '0800-0113', description: 'gratis' },
      ],
    });
    expect(texts(rendered, 'h2')).toEqual(['Bel direct als:']);
    expect([...rendered.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:113',
      'tel:08000113',
    ]);
    expect(texts(rendered, 'a')).toEqual([' Bel 113', ' Bel 0800-0113']);
    expect(rendered.textContent).toContain('dag en nacht');
  });

  it('unfolds the rest of its text, and never folds a number', () => {
    const html = '<p>Bel nu. Ook als je twijfelt.</p>';
    const urgent = { [html]: { shown: '<p>Bel nu.</p>', rest: '<p>Ook als je twijfelt.</p>' } };
    const rendered = renderBlocks([exampleOf('urgent', { html })], { urgent });
    expect(texts(rendered, 'details')).toEqual(['Lees verder Ook als je twijfelt.']);
    expect(rendered.querySelector('details a')).toBeNull();
    expect(renderExample('urgent', { html: '<p>Bel nu.</p>' }).querySelector('details')).toBeNull();
  });

  it('has the title of its editor', () => {
    expect(texts(renderExample('urgent', { title: 'Wil je niet meer leven?' }), 'h2')).toEqual([
      'Wil je niet meer leven?',
    ]);
  });

  it.each(['', 'bel 112', 'tel:112', '12', '112;ext=1', '+', '1234567890123456', '112\u00a0'.repeat(2), '--112'])(
    'refuses %o as a phone number',
    (number) => {
      expect(block.safeParse({ ...exampleOf('urgent'), phones: [{ number, description: null }] }).success).toBe(false);
    },
  );

  it.each(['112', ' 113 ', '0800-0113', '030 123 45 67', '+31 30 123 45 67'])('accepts %o', (number) => {
    expect(exampleOf('urgent', { phones: [{ number, description: null }] }).phones[0]?.number).toBe(number.trim());
  });
});
