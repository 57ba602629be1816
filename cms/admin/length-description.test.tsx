import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormFields } from '../testing/payload-ui.tsx';
import { LengthDescription } from './length-description.tsx';

/** What stands under a field of at most ten characters with this text. */
function render(text: string | null): string {
  const field = { name: 'title', type: 'text', maxLength: 10, admin: { description: 'Kort.' } } as const;
  return renderToStaticMarkup(
    <FormFields value={{ 'blocks.0.title': { value: text } }}>
      <LengthDescription field={field} path="blocks.0.title" />
    </FormFields>,
  );
}

test('counts the characters of a text as soon as there is one', () => {
  for (const empty of [null, '']) expect(render(empty)).toBe('<p>Kort.</p>');
  expect(render('Nieren')).toBe('<p>Kort.</p><p class="niergenoten-length">6 van 10 tekens</p>');
  expect(render('x'.repeat(10))).toContain('>10 van 10 tekens<');
});

test('says how many characters are too many', () => {
  expect(render('x'.repeat(13))).toContain(
    '<p class="niergenoten-length niergenoten-problem">13 van 10 tekens: 3 te veel</p>',
  );
});
