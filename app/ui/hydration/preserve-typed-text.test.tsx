// @vitest-environment jsdom
import { type ComponentType, lazy, Suspense, startTransition, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextArea } from '../form/fields/text-area.tsx';
import { preserveTypedText } from './preserve-typed-text.ts';

const SERVED = 'Zoals de server het gaf';
const field = <TextArea name="text" label="Je verhaal" defaultValue={SERVED} counter maxLength={100} />;

interface InterruptionProps {
  onBegun: () => void;
  goesOn: Promise<void>;
  onHydrated: () => void;
}

function Interruption({ onBegun, goesOn, onHydrated }: InterruptionProps) {
  onBegun();
  use(goesOn);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Serves the field, and hydrates it in two attempts, as React does when the reader does something meanwhile. */
function serve() {
  const begun = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  const hydrated = Promise.withResolvers<void>();
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(field);
  const area = page.querySelector('textarea') as HTMLTextAreaElement;
  return {
    area,
    counter: () => page.querySelector('p')?.textContent,
    async hydrate(meanwhile: () => void) {
      preserveTypedText();
      startTransition(() => {
        hydrateRoot(
          page,
          <>
            {field}
            <Interruption onBegun={begun.resolve} goesOn={goesOn.promise} onHydrated={hydrated.resolve} />
          </>,
        );
      });
      await begun.promise;
      meanwhile();
      goesOn.resolve();
      await hydrated.promise;
    },
  };
}

/** What the reader does to the text: the setter of the prototype stands for the keys. */
function type(area: HTMLTextAreaElement, text: string) {
  Reflect.set(HTMLTextAreaElement.prototype, 'value', text, area);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const TYPED = [
  ['typed', 'Een zin', 'Nog 93 tekens'],
  ['removed', '', 'Nog 100 tekens'],
] as const;

it.each(TYPED)('R34 text that was %s before React hydrates stays so', async (_verb, text, counted) => {
  const { area, hydrate, counter } = serve();
  type(area, text);
  await hydrate(() => expect(area.value).toBe(text));
  expect(area.value).toBe(text);
  await expect.poll(counter).toBe(counted);
});

it.each(TYPED)('R34 text that was %s while React hydrates stays so', async (_verb, text, counted) => {
  const { area, hydrate, counter } = serve();
  await hydrate(() => type(area, text));
  expect(area.value).toBe(text);
  await expect.poll(counter).toBe(counted);
});

it('R34 text that was typed in a part whose code is loaded later stays so', async () => {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Late = lazy(() => code.promise);
  const hydrated = Promise.withResolvers<void>();
  const page = document.createElement('main');
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(<Suspense>{field}</Suspense>);
  const area = page.querySelector('textarea') as HTMLTextAreaElement;
  preserveTypedText();
  startTransition(() => {
    hydrateRoot(
      page,
      <>
        <Suspense>
          <Late />
        </Suspense>
        <Interruption onBegun={() => {}} goesOn={Promise.resolve()} onHydrated={hydrated.resolve} />
      </>,
    );
  });
  await hydrated.promise;
  type(area, 'Een zin');
  code.resolve({ default: () => field });
  await expect.poll(() => page.querySelector('p')?.textContent).toBe('Nog 93 tekens');
  expect([page.querySelector('textarea') === area, area.value]).toEqual([true, 'Een zin']);
});

it('a selection stays while React hydrates', async () => {
  const { area, hydrate } = serve();
  area.setSelectionRange(3, 9);
  await hydrate(() => expect([area.selectionStart, area.selectionEnd]).toEqual([3, 9]));
  expect([area.selectionStart, area.selectionEnd]).toEqual([3, 9]);
});

it('a hydrated field keeps its selection when React renders it, can be set, and counts what is typed', async () => {
  const { area, hydrate, counter } = serve();
  await hydrate(() => {});
  area.setSelectionRange(3, 9);
  area.defaultValue = SERVED; // as React does at each rendering
  expect([area.selectionStart, area.selectionEnd]).toEqual([3, 9]);
  area.value = 'Van een script';
  expect([area.value, area.defaultValue]).toEqual(['Van een script', SERVED]);
  type(area, 'Van de lezer');
  await expect.poll(counter).toBe('Nog 88 tekens');
});
