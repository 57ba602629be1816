import { expect, it } from 'vitest';
import { exampleBlockContext } from '#app/features/pages/ui/examples/example-block-context.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { exampleOf, inRouter } from '#tests/support/render-block.tsx';
import { AdviceTopicPage } from './advice-topic-page.tsx';

const blocks = [exampleOf('urgent'), exampleOf('tip', { title: 'Schrijf op wat je eet' })];
const document = makeDocument('advice-topic', { blocks, isDiet: true });

/** The page of the diet topic, with this page of its questions. */
const render = (page: number) =>
  inRouter(
    <AdviceTopicPage
      page={{ document, context: exampleBlockContext, crumbs: [], url: 'https://www.example.org/advies/dieet' }}
      questions={{
        view: { tags: [], page },
        tags: [],
        answered: { items: [], total: 0, pages: 2 },
        own: null,
        member: false,
      }}
    />,
  );

it('says when to call before the questions, and has the other blocks after them', () => {
  const html = render(1);
  const places = ['Bel direct als:', 'role="status"', 'Schrijf op wat je eet'].map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html.split('Bel direct als:')).toHaveLength(2);
});

it('says when to call on later pages of the questions too', () => {
  const html = render(2);
  expect(html).toContain('Bel direct als:');
  expect(html).not.toContain('Schrijf op wat je eet');
});
