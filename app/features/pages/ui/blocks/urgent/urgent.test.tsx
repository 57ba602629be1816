import { expect, it } from 'vitest';
import { block } from '#app/features/content/published/blocks.ts';
import { exampleOf, renderExample, texts } from '#tests/support/render-block.tsx';

// pages-12
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
