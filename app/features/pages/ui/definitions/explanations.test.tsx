import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Referred } from '#app/features/content/index.ts';
import { adaptHtml } from '../rich-text/adapt-html.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { Explanations } from './explanations.tsx';

const html = '<p>Met <dfn data-definition="1">dialyse</dfn> of <dfn data-definition="2">PD</dfn>.</p>';
const page = { id: 3, kind: 'content-page', title: 'Kiezen', path: '/kiezen', description: null, picture: null };
const definition = { id: 1, kind: 'definition', title: 'dialyse', description: 'Zuivert bloed.', page: 3 };

const render = (refs: object[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Explanations refs={Object.fromEntries((refs as Referred[]).map((one) => [one.id, one]))}>
        <RichText html={html} level={2} />
      </Explanations>
    </MemoryRouter>,
  );

it('a marked word is a button that shows its explanation, with a link to the page that tells more', () => {
  const rendered = render([definition, page]);
  const id = /<button type="button" popovertarget="([^"]+)">dialyse<\/button>/.exec(rendered)?.[1];
  expect(rendered).toContain(`<div id="${id}" popover="auto"`);
  expect(rendered).toContain('Zuivert bloed.');
  expect(rendered).toMatch(/href="\/kiezen"[^>]*>Lees meer over Kiezen</);
});

it('a marked word whose definition is not published is text', () => {
  expect(render([definition])).toContain(' of PD.</p>');
  expect(render([])).toContain('<p>Met dialyse of PD.</p>');
});

it('no line ends between a marked word and the marks beside it', () => {
  const inText = (text: string) => adaptHtml(text, { level: 2, explanationOf: (id) => `uitleg-${id}` });
  const button = '<button type="button" popovertarget="uitleg-1">shunt</button>';
  const word = '<dfn data-definition="1">shunt</dfn>';
  expect(inText(`<p>Een ${word}. Wil je.</p>`)).toBe(`<p>Een <span data-whole>${button}.</span> Wil je.</p>`);
  expect(inText(`<p>(${word}), of</p>`)).toBe(`<p><span data-whole>(${button}),</span> of</p>`);
  expect(inText(`<p>Een ${word} of</p>`)).toBe(`<p>Een ${button} of</p>`);
});
