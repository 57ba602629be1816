import { describe, expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';
import { exampleBlockContext } from '../examples/example-block-context.ts';

describe('group-teaser', () => {
  it('links to the group, says in one sentence what it is about, and how many conversations it has', () => {
    const block = renderExample('group-teaser');
    expect(attribute(block, 'a', 'href')).toBe('/groepen/thuisdialyse');
    expect(block.textContent).toContain('Thuis dialyseren: over dozen, schema’s en slapen.');
    expect(block.textContent).toMatch(/14 gesprekken$/);
  });

  it('renders nothing when the group does not exist, whatever its slug', () => {
    for (const group of ['weggehaald', 'constructor']) {
      expect(renderExample('group-teaser', { group }).childElementCount).toBe(0);
    }
  });
});

describe('conversation-teaser', () => {
  it('links to a conversation that this reader may read', () => {
    const block = renderExample('conversation-teaser');
    expect(attribute(block, 'a', 'href')).toBe('/groepen/thuisdialyse/waar-laten-jullie-al-die-dozen');
    expect(block.textContent).toContain('Gestart door Anneke_61');
    expect(block.textContent).toContain('8 reacties');
  });

  it('R18 is locked when the conversation is private to members', () => {
    const block = renderExample('conversation-teaser', { conversation: 'slapen-met-een-machine' });
    expect(block.textContent).toContain('Slapen met een machine naast je bed');
    expect(block.textContent).toContain('besloten: lees mee als deelnemer');
    expect(block.textContent).not.toContain('Gestart door');
  });

  it('shows only the word for a conversation when it no longer exists', () => {
    const block = renderExample('conversation-teaser', { conversation: 'weggehaald' });
    expect(block.textContent).toMatch(/^Gesprek/);
    expect(block.querySelector('a')).toBeNull();
  });
});

describe('page-link', () => {
  it('shows the page with its own description, or with that of the editor', () => {
    const block = renderExample('page-link');
    expect(attribute(block, 'a', 'href')).toBe('/doneren');
    expect(block.textContent).toContain('Geven tijdens je leven of daarna');
    expect(renderExample('page-link', { description: 'Denk er rustig over na.' }).textContent).toMatch(
      /Denk er rustig over na\.$/,
    );
  });

  it('renders nothing when the page does not exist', () => {
    expect(renderExample('page-link', { page: 999 }).childElementCount).toBe(0);
  });
});

describe('external-link', () => {
  it('shows the host name, and marks the link as one to another website', () => {
    const block = renderExample('external-link');
    expect(attribute(block, 'a', 'href')).toBe('https://www.nierstichting.nl');
    expect(attribute(block, 'a', 'rel')).toBe('noopener noreferrer');
    expect(block.textContent).toContain('(andere website)');
    expect(block.textContent).toMatch(/nierstichting\.nl$/);
  });

  it('R36 has no heading', () => {
    expect(renderExample('external-link').querySelector('h2, h3, h4')).toBeNull();
  });

  it('may be a telephone number', () => {
    const block = renderExample('external-link', {
      url: 'tel:08000000000',
      title: 'Bel de infolijn',
      description: null,
    });
    expect(attribute(block, 'a', 'href')).toBe('tel:08000000000');
    expect(block.textContent).toBe('Bel de infolijn');
  });
});

describe('featured-content', () => {
  it('has the pages in the order of the editor, without those that no longer exist', () => {
    const block = renderExample('featured-content', { pages: [104, 999, 101] });
    expect(texts(block, 'h2')).toEqual(['Uitgelicht']);
    expect(texts(block, 'li h3')).toEqual(['Courgettesoep met verse munt', 'Leven met dialyse']);
  });

  it('R36 skips no heading level without a title', () => {
    expect(texts(renderExample('featured-content', { title: null }), 'h2').length).toBe(3);
  });

  it('renders nothing when none of the pages exists', () => {
    expect(renderExample('featured-content', { pages: [999] }).childElementCount).toBe(0);
  });
});

describe('latest-news', () => {
  it('has the latest items, and a link to all news', () => {
    const block = renderExample('latest-news');
    expect(texts(block, 'h2')).toEqual(['Laatste nieuws']);
    expect(texts(block, 'li').length).toBe(3);
    expect(texts(block, 'time')[0]).toBe('16\u00a0november\u00a02026');
    expect(texts(block, '[data-tint=rose]')).toEqual(['Community']);
    expect(texts(block, 'li')[0]).toContain('Lees het bericht');
    expect(attribute(block, 'a[href="/nieuws"]', 'href')).toBe('/nieuws');
    expect(block.textContent).toMatch(/Bekijk al het nieuws $/);
  });

  it('renders nothing for a single item', () => {
    const { news = [] } = exampleBlockContext;
    expect(renderExample('latest-news', {}, { news: news.slice(0, 1) }).childElementCount).toBe(0);
    expect(renderExample('latest-news', {}, { news: news.slice(0, 2) }).childElementCount).toBe(1);
  });
});
