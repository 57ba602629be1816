import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('links to a conversation that this reader may read', () => {
  const block = renderExample('conversation-teaser');
  expect(attribute(block, 'a', 'href')).toBe('/groepen/thuisdialyse/waar-laten-jullie-al-die-dozen');
  expect(block.textContent).toContain('Gestart door Anneke_61');
  expect(block.textContent).toContain('8 reacties');
});

// conversations-5
it('R18 is locked when the conversation is private to members', () => {
  const block = renderExample('conversation-teaser', { conversation: 'slapen-met-een-machine' });
  expect(block.textContent).toContain('Slapen met een machine naast je bed');
  expect(block.textContent).toContain('besloten: lees mee als deelnemer');
  expect(block.textContent).not.toContain('Gestart door');
});

// pages-10
it('shows only the word for a conversation when it no longer exists (pages-10)', () => {
  const block = renderExample('conversation-teaser', { conversation: 'weggehaald' });
  expect(block.textContent).toMatch(/^Gesprek/);
  expect(block.querySelector('a')).toBeNull();
});
