import { expect, it } from 'vitest';
import { MissingPagesContext } from '#app/ui/link/missing-pages.ts';
import { attribute, exampleOf, inRouter, renderExample, texts } from '#tests/support/render-block.tsx';
import { exampleBlockContext } from '../../examples/example-block-context.ts';
import { CallToAction } from './call-to-action.tsx';

it('has a title, a text and one button', () => {
  const block = renderExample('call-to-action');
  expect(texts(block, 'h2')).toEqual(['Een vraag over eten en drinken?']);
  expect(texts(block, 'a')).toEqual(['Stel je vraag']);
  expect(attribute(block, 'a', 'href')).toBe('/advies');
});

it('marks a button that leads to another website', () => {
  const block = renderExample('call-to-action', {
    html: null,
    button: { title: 'Word donor', url: 'https://www.donorregister.nl' },
  });
  expect(attribute(block, 'a', 'rel')).toBe('noopener noreferrer');
  expect(block.querySelector('a')?.textContent).toContain('(andere website)');
});

it('choices.md 41: is not shown as long as the page behind its button does not exist', () => {
  const block = <CallToAction block={exampleOf('call-to-action')} context={exampleBlockContext} level={2} />;
  const withMissing = (...paths: string[]) =>
    inRouter(<MissingPagesContext value={paths}>{block}</MissingPagesContext>);
  expect(withMissing('/advies')).toBe('');
  expect(withMissing('/recepten')).toContain('Stel je vraag');
});
