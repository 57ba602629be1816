import { expect, it } from 'vitest';
import { exampleBlockContext } from '#app/features/pages/ui/examples/example-block-context.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { exampleOf, inRouter } from '#tests/support/render-block.tsx';
import { NO_MARKS } from '../favourites.ts';
import { RecipePage } from './recipe-page.tsx';

it('says when to call before the ingredients, and has the other blocks after the steps', () => {
  const blocks = [exampleOf('urgent'), exampleOf('tip', { title: 'Kook het vooraf' })];
  const document = makeDocument('recipe', { blocks });
  const html = inRouter(
    <RecipePage
      document={document}
      context={exampleBlockContext}
      crumbs={[]}
      url="https://www.example.org/recepten/1"
      portions={{ people: 4, own: 4 }}
      ingredients={document.ingredients}
      marks={NO_MARKS}
      exceeded={null}
    />,
  );
  const text = html.slice(html.indexOf('id="artikel"'));
  const parts = ['Bel direct als:', 'courgettes', 'Snijd de courgettes', 'Kook het vooraf'];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html.split('Bel direct als:')).toHaveLength(2);
});
