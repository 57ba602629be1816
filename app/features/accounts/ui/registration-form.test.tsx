import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { RegistrationForm } from './registration-form.tsx';

const inRouter = (element: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

const refusal = (error: Refused['error'], message: string): Refused => ({ error, message, errors: {}, values: {} });

const drawn = (outcome: Refused): string => inRouter(<RegistrationForm outcome={outcome} roles={[]} busy={false} />);

it('says of a failure of the server what spec §8 says', () => {
  expect(drawn(refusal('internal', 'Er is iets misgegaan. Probeer het later opnieuw.'))).toContain(
    'Je registratie kon met dit e-mailadres helaas niet worden verwerkt. Neem contact met ons op als je hulp nodig hebt.',
  );
});

it('says of anything else what the server said', () => {
  const message = 'Je doet dit te vaak achter elkaar.';
  expect(drawn(refusal('too_many_requests', message))).toContain(message);
});
