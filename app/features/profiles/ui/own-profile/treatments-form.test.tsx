import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { TreatmentsForm } from './treatments-form.tsx';

const row = {
  name: 'behandelingen',
  field: 'Treatments',
  label: 'Behandelingen',
  help: undefined,
  lines: [],
  locked: false,
  form: null,
};
const noTreatment = { Id: '', Treatment: '', Hospital: '', Month: '', Year: '' };

it('says for each treatment that is empty what to choose, in the summary and at its field', () => {
  const required = 'Dit veld is verplicht';
  const errors = { '0.Treatment': required, '1.Treatment': required };
  const formError: FormError = { error: 'invalid_input', message: '', errors, values: {} };
  const form = {
    kind: 'treatments' as const,
    rows: [noTreatment, noTreatment],
    treatments: [],
    hospitals: [],
    months: [],
    years: [],
  };
  const element = <TreatmentsForm row={row} form={form} edited={undefined} formError={formError} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const page = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(page).toContain(`Behandeling 2: ${required}. Kies een behandeling.`);
  expect(page.split(`${required}. Kies een behandeling.`)).toHaveLength(5);
});
