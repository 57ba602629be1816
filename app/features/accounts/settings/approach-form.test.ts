import { expect, it } from 'vitest';
import { AppError } from '#app/platform/errors/app-error.ts';
import { readApproachForm } from './approach-form.ts';

function read(...fields: [name: string, value: string][]): unknown {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  try {
    return readApproachForm(form);
  } catch (error) {
    return error instanceof AppError ? error.fields : error;
  }
}

it('reads no options for no, and those that are ticked for yes', () => {
  expect(read(['answer', 'nee'], ['option', '1'])).toEqual([]);
  expect(read(['answer', 'ja'], ['option', '1'], ['option', '3'])).toEqual([1, 3]);
  expect(read(['answer', 'ja'])).toEqual({ option: 'Geef aan waarvoor we je mogen benaderen' });
  expect(read()).toEqual({ answer: 'Dit is een verplicht veld' });
});
