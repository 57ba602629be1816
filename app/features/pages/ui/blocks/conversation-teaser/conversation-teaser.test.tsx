import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('leads to a conversation that this reader may read', () => {
  const block = renderExample('conversation-teaser');
  expect(attribute(block, 'a', 'href')).toBe('/groepen/thuisdialyse/waar-laten-jullie-al-die-dozen');
  expect(block.textContent).toContain('Gestart door Anneke_61');
  expect(block.textContent).toContain('8 reacties');
});

it('R18 is locked where it is closed to the reader', () => {
  const block = renderExample('conversation-teaser', { conversation: 'slapen-met-een-machine' });
  expect(block.textContent).toContain('Slapen met een machine naast je bed');
  expect(block.textContent).toContain('besloten: lees mee als deelnemer');
  expect(block.textContent).not.toContain('Gestart door');
});

it('is a conversation and no more when it is gone (spec §8)', () => {
  const block = renderExample('conversation-teaser', { conversation: 'weggehaald' });
  expect(block.textContent).toMatch(/^Gesprek/);
  expect(block.querySelector('a')).toBeNull();
});
