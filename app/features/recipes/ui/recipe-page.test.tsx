import { expect, it } from 'vitest';
import type { Referred } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { BlockContext } from '#app/features/pages/ui/blocks/block-context.ts';
import { exampleBlockContext } from '#app/features/pages/ui/examples/example-block-context.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { exampleOf, inRouter } from '#tests/support/render-block.tsx';
import { NO_MARKS } from '../favourites.ts';
import { RecipePage } from './recipe-page.tsx';

const render = (document: DocumentOf<'recipe'>, refs: BlockContext['refs'] = {}) =>
  inRouter(
    <RecipePage
      document={document}
      context={{ ...exampleBlockContext, refs: { ...exampleBlockContext.refs, ...refs } }}
      crumbs={[]}
      url="https://www.example.org/recepten/1"
      portions={{ people: 4, own: 4 }}
      ingredients={document.ingredients}
      marks={NO_MARKS}
      exceeded={null}
    />,
  );

it('says when to call before the ingredients, and has the other blocks after the steps', () => {
  const blocks = [exampleOf('urgent'), exampleOf('tip', { title: 'Kook het vooraf' })];
  const html = render(makeDocument('recipe', { blocks }));
  const text = html.slice(html.indexOf('id="artikel"'));
  const parts = ['Bel direct als:', 'courgettes', 'Snijd de courgettes', 'Kook het vooraf'];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html.split('Bel direct als:')).toHaveLength(2);
});

// recipes-16
it('says which allergens it has, that it has none, or nothing where editors did not say', () => {
  const textOf = (allergens: DocumentOf<'recipe'>['allergens']) =>
    /Bevat[^<]+/.exec(render(makeDocument('recipe', { allergens })))?.[0] ?? null;
  expect(textOf(['eggs', 'milk'])).toBe('Bevat ei en melk. Kijk ook op de verpakkingen.');
  expect(textOf(['none'])).toBe('Bevat geen van de 14 allergenen van de wet. Kijk ook op de verpakkingen.');
  expect(textOf([])).toBeNull();
});

// recipes-17
it('explains the words for diets that it has', () => {
  const type = {
    id: 990_001,
    kind: 'recipe-type',
    title: 'Weinig kalium',
    group: 'diet',
    description: 'Hoogstens 600 mg.',
  };
  const html = render(makeDocument('recipe', { types: [type.id] }), { [type.id]: type as Referred });
  expect(html).toContain('Wat betekent ‘Weinig kalium’?');
  expect(html).toContain('Hoogstens 600 mg.');
});
