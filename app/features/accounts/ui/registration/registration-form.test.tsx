import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { RegistrationForm } from './registration-form.tsx';

const inRouter = (element: ReactNode): string =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);

const refusal = (error: FormError['error'], message: string): FormError => ({ error, message, errors: {}, values: {} });

const rendered = (outcome: FormError): string =>
  inRouter(<RegistrationForm outcome={outcome} relationshipOptions={[]} busy={false} />);

it('shows a message of its own for an internal error', () => {
  expect(rendered(refusal('internal', 'Er is iets misgegaan. Probeer het later opnieuw.'))).toContain(
    'Je registratie kon met dit e-mailadres helaas niet worden verwerkt. Neem contact met ons op als je hulp nodig hebt.',
  );
});

it('keeps the values of all fields but the password', () => {
  const values = {
    Username: 'Anneke_61',
    Email: 'anneke@example.org',
    Password: 'zonnebloem7',
    RelationshipId: '2',
    NewsletterOptin: 'on',
    Terms: 'on',
  };
  const formError: FormError = { error: 'invalid_input', message: '', errors: { Email: 'Dit is bezet' }, values };
  const options = ['1', '2'].map((value) => ({ value, label: `rol ${value}` }));
  const page = inRouter(<RegistrationForm outcome={formError} relationshipOptions={options} busy={false} />);
  const tagOf = (name: string): string => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0] ?? '';
  expect(tagOf('Username')).toContain('value="Anneke_61"');
  expect(tagOf('Email')).toContain('value="anneke@example.org"');
  expect(page).toMatch(/<option value="2" selected=""/);
  expect(['HealthConsent', 'NewsletterOptin', 'Terms'].map((name) => tagOf(name).includes('checked'))).toEqual([
    false,
    true,
    true,
  ]);
  expect(page).not.toContain('zonnebloem7');
  expect(page.replaceAll(/<[^>]*>/g, '')).toContain('E-mailadres: Dit is bezet');
});

it('shows the server’s message for any other error', () => {
  const message = 'Je doet dit te vaak achter elkaar.';
  expect(rendered(refusal('too_many_requests', message))).toContain(message);
});
