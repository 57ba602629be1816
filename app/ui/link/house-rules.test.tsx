import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HouseRules } from './house-rules.tsx';
import { MissingPagesContext } from './missing-pages.ts';

it('leads to the house rules as soon as they have a page', () => {
  const render = (missing: string[]) =>
    renderToStaticMarkup(
      <MissingPagesContext value={missing}>
        <HouseRules />
      </MissingPagesContext>,
    );
  expect(render([])).toContain('<a href="/huisregels"');
  expect(render(['/huisregels'])).toBe('');
});
