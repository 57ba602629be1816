// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { AntiforgeryContext } from '../antiforgery-context.ts';
import { useAsksForCaptcha } from './use-captcha.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const root = createRoot(document.body);
afterEach(() => act(async () => root.render(null)));

function Form({ formError }: { formError: FormError | undefined }) {
  return useAsksForCaptcha(formError) ? 'captcha' : 'no captcha';
}

/** What a form does that a member, or a visitor without a token, sent with this result. */
async function shown(token: string | null, formError?: FormError): Promise<string | null> {
  await act(async () =>
    root.render(
      <AntiforgeryContext value={token}>
        <Form formError={formError} />
      </AntiforgeryContext>,
    ),
  );
  return document.body.textContent;
}

const refusal = (errors: Record<string, string>): FormError => ({
  error: 'invalid_input',
  errors,
  values: {},
  message: '',
});

it('a visitor is asked for a captcha, and a member not', async () => {
  expect(await shown(null)).toBe('captcha');
  expect(await shown('token')).toBe('no captcha');
  expect(await shown('token', refusal({ Email: 'Vul je e-mailadres in' }))).toBe('no captcha');
});

it('a member whose session has ended is asked for one, also after an error about something else', async () => {
  await shown('token');
  expect(await shown('token', refusal({ Recaptcha: 'Vink aan dat je geen robot bent' }))).toBe('captcha');
  expect(await shown('token', refusal({}))).toBe('captcha');
});
