// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CaptchaField } from './captcha-field.tsx';
import { useCaptcha } from './use-captcha.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The script of the captcha, which never loads unless `loads` is called. */
const script = vi.hoisted(() => ({ loads: () => {} }));
vi.mock('./altcha.ts', () => new Promise((resolve) => Object.assign(script, { loads: () => resolve({}) })));

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

  await act(async () => script.loads());
  await press();
  expect(sent).toHaveBeenCalledTimes(2);
});
