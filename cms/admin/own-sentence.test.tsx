import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormFields } from '../testing/payload-ui.tsx';
import { OwnSentence } from './own-sentence.tsx';

const render = (rule: string | null): string =>
  renderToStaticMarkup(
    <FormFields value={{ rule: { value: rule } }}>
      <OwnSentence sentences={{ advert: 'Er staat reclame in.' }} />
    </FormFields>,
  );

test('shows the sentence that one of an editor replaces, as soon as a house rule is chosen', () => {
  expect(render(null)).toBe('');
  expect(render('advert')).toContain('Zin van de site: ‘Er staat reclame in.’');
});
