import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

it('says that what was typed is right only while nothing says that it is wrong', () => {
  const shown = (error?: string) =>
    renderToStaticMarkup(<TextField label="Naam" name="name" success="Deze naam is vrij." error={error} />);
  expect(shown()).toContain('Deze naam is vrij.');
  expect(shown('Deze naam is bezet.')).not.toContain('Deze naam is vrij.');
});
