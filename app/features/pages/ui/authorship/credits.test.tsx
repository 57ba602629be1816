import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { inRouter } from '#tests/support/render-block.tsx';
import { Credits } from './credits.tsx';

it('marks the link of an organisation as one to another website', () => {
  const organisation = makeDocument('organisation', { title: 'Nierhulp', url: 'https://nierhulp.example' });
  const article = makeDocument('medical-article', { organisations: [organisation.id] });
  const html = inRouter(<Credits document={article} refs={{ [organisation.id]: organisation }} />);
  const link = JSDOM.fragment(html).querySelector('a');
  expect(link?.textContent).toContain('(andere website)');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});

it('says under the name of an invented expert that it is an example', () => {
  const real = makeDocument('expert', { lastName: 'Echt' });
  const invented = makeDocument('expert', { lastName: 'Bedacht', invented: true });
  const textFor = (...experts: (typeof real)[]) =>
    JSDOM.fragment(
      inRouter(
        <Credits
          document={makeDocument('medical-article', { experts: experts.map(({ id }) => id) })}
          refs={Object.fromEntries(experts.map((expert) => [expert.id, expert]))}
        />,
      ),
    ).textContent;
  expect(textFor(real, invented)).toContain('BedachtVoorbeeld: deze namen zijn verzonnen.');
  expect(textFor(real)).not.toContain('Voorbeeld');
});

it('names the sources with their page, organisation and the day on which they were read', () => {
  const url = 'https://nierhulp.example/dialyse';
  const sources = [{ title: 'Over dialyse', organisation: 'Nierhulp', url, consultedOn: '2026-03-01' }];
  const article = makeDocument('medical-article', { sources });
  const credits = JSDOM.fragment(inRouter(<Credits document={article} refs={{}} />));
  expect(credits.querySelector('dt')?.textContent).toBe('Bronnen');
  expect(credits.querySelector('a')?.getAttribute('href')).toBe(url);
  expect(credits.querySelector('dd')?.textContent).toBe(
    'Over dialyse\u2060 (andere website), Nierhulp, bekeken op 1\u00a0maart\u00a02026',
  );
});
