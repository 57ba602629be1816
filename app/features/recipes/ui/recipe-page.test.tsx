import { expect, it } from 'vitest';
import type { Referred } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { BlockContext } from '#app/features/pages/ui/blocks/block-context.ts';
import { exampleBlockContext } from '#app/features/pages/ui/examples/example-block-context.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { exampleOf, inRouter } from '#tests/support/render-block.tsx';
import { explainNutrients } from '../explain-nutrients.ts';
import { NO_MARKS } from '../favourites.ts';
import { findSwaps } from '../swaps/find-swaps.ts';
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
      profileLimits={{}}
      fit={null}
      swaps={findSwaps(document, { people: 4, own: 4 })}
      explanation={explainNutrients(document)}
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

it('says below the nutrients what counts as fluid, where that is known', () => {
  const { nutrients } = makeDocument('recipe');
  const below = (fluid: number | null) =>
    render(makeDocument('recipe', { nutrients: { ...nutrients, fluid } })).split('</table>')[1] ?? '';
  for (const fluid of [150, 0]) expect(below(fluid)).toContain('en ook melk, room of yoghurt in een saus.');
  expect(below(null)).not.toContain('vocht telt');
});

it('says how long a step takes, where that is known', () => {
  const steps = [
    { heading: null, text: 'Bak de prei.', minutes: 20 },
    { heading: null, text: 'Roer.', minutes: null },
  ];
  const list = /<ol start="1">.*?<\/ol>/.exec(render(makeDocument('recipe', { steps })))?.[0] ?? '';
  expect(list.replaceAll(/<(?!\/?li)[^>]*>/g, '').replaceAll('\u00a0', ' ')).toContain(
    '<li>Bak de prei. (20 minuten)</li><li>Roer.</li>',
  );
});

it('says which allergens it has, that it has none, or nothing where editors did not say', () => {
  const textOf = (allergens: DocumentOf<'recipe'>['allergens']) =>
    /Bevat[^<]+/.exec(render(makeDocument('recipe', { allergens })))?.[0] ?? null;
  expect(textOf(['eggs', 'milk'])).toBe('Bevat ei en melk. Kijk ook op de verpakkingen.');
  expect(textOf(['none'])).toBe('Bevat geen van de 14 allergenen van de wet. Kijk ook op de verpakkingen.');
  expect(textOf([])).toBeNull();
});

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

it('offers what others take instead at an ingredient, once, and says that it is no advice', () => {
  const item = (amount: number, name: string) => ({ amount, unit: 'gram' as const, name, singular: null, note: null });
  const groups = [
    { title: null, items: [item(400, 'aardappelen'), item(100, 'zeewier')] },
    { title: 'Erbij', items: [item(200, 'aardappelen')] },
  ];
  const html = render(makeDocument('recipe', { ingredients: groups, amountOfPeople: 4, allergens: ['none'] }));
  expect(html.match(/<details[^>]*><summary>.*?<\/summary>/g)).toHaveLength(1);
  const text = html.replaceAll('\u00a0', ' ');
  expect(text).toContain('Anderen nemen hiervoor 240 gram witte rijst: ongeveer 250 mg kalium minder per portie.');
  expect(text).toMatch(/Anderen nemen hiervoor \d+ gram couscous: [^<]* Bevat gluten\./);
  expect(text.split('overleg met je diëtist')).toHaveLength(2);
  expect(
    render(
      makeDocument('recipe', {
        ingredients: groups.slice(1).map((group) => ({ ...group, items: [item(9, 'peper')] })),
      }),
    ),
  ).not.toContain('Wissel');
});
