// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The script of the captcha, which loads once `resolve` is called. */
const script = vi.hoisted(() => Promise.withResolvers<object>());
vi.mock('./altcha.ts', () => script.promise);

const sent = vi.fn();

function Form({ asksForCaptcha }: { asksForCaptcha: boolean }) {
  const captcha = useCaptcha();
  return (
    <form
      onSubmit={(event) => {
        captcha.onSubmit(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        sent();
      }}
    >
      {asksForCaptcha && <CaptchaField name="Recaptcha" error={undefined} attempt={0} captcha={captcha} />}
      <output>{String(captcha.verified)}</output>
      <button type="submit">{captcha.pending ? 'Bezig' : 'Verstuur'}</button>
    </form>
  );
}

let render: (asksForCaptcha: boolean) => Promise<void>;
let unmount: () => Promise<void>;

beforeEach(() => {
  sent.mockClear();
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  render = (asksForCaptcha) => act(async () => root.render(<Form asksForCaptcha={asksForCaptcha} />));
  unmount = () => act(async () => root.unmount());
});
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const isVerified = () => document.querySelector('output')?.textContent === 'true';
const loadScript = () =>
  act(async () => {
    script.resolve({});
    await import('./altcha.ts');
  });
const solve = (widget: Element | null) =>
  widget?.dispatchEvent(new CustomEvent('statechange', { detail: { state: 'verified' } }));
const press = () => act(async () => button().click());

it('a form without a captcha is sent at once', async () => {
  await render(false);
  await press();
  expect(sent).toHaveBeenCalledOnce();
});

it('a form that waits for the script of its captcha is sent when the captcha is no longer asked for', async () => {
  await render(true);
  await press();
  expect(button().textContent).toBe('Bezig');
  expect(sent).not.toHaveBeenCalled();

  await render(false);
  expect(button().textContent).toBe('Verstuur');
  expect(sent).toHaveBeenCalledOnce();
});

it('a form whose captcha has gone is sent at once, also when its script loads afterwards', async () => {
  await render(true);
  await render(false);
  await press();
  expect(sent).toHaveBeenCalledOnce();

  await loadScript();
  await press();
  expect(sent).toHaveBeenCalledTimes(2);
});

it('a solution leaves with its field', async () => {
  await render(true);
  await loadScript();
  const widget = document.querySelector('altcha-widget');
  await act(async () => solve(widget));
  expect(isVerified()).toBe(true);

  await render(false);
  expect(isVerified()).toBe(false);
  await act(async () => solve(widget)); // what it was still busy with
  await render(true);
  expect(isVerified()).toBe(false);
});
