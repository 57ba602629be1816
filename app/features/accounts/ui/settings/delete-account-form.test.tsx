import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';

it('says what to fill in where the password is empty', () => {
  const errors = { Password: 'Dit veld is verplicht' };
  const formError: FormError = { error: 'invalid_input', message: '', errors, values: {} };
  const element = <DeleteAccountForm formError={formError} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(
    'Dit veld is verplicht. Vul je wachtwoord in.',
  );
});
