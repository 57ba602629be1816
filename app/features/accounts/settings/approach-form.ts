import { AppError } from '#app/platform/errors/app-error.ts';
import { REQUIRED } from '#app/platform/forms/fields.ts';

/**
 * The ids of the options in the form, none for 'Nee'. Throws AppError invalid_input for neither answer, or for 'Ja' without
 * options.
 */
export function readApproachForm(form: FormData): number[] {
  const answer = form.get('answer');
  if (answer === 'nee') return [];
  if (answer !== 'ja') throw new AppError('invalid_input', { fields: { answer: REQUIRED } });
  const ids = form.getAll('option').map(Number);
  if (ids.length > 0) return ids;
  throw new AppError('invalid_input', { fields: { option: 'Geef aan waarvoor we je mogen benaderen' } });
}
