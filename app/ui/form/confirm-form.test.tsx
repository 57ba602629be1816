import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { inRouter } from '#tests/support/render-block.tsx';
import { Trash2 } from '../icon/icons.ts';
import { ConfirmForm } from './confirm-form.tsx';

// rules.md R52
it('asks before it sends, by elements that need no JavaScript', () => {
  const fragment = JSDOM.fragment(
    inRouter(
      <ConfirmForm
        summary="Verwijder"
        icon={Trash2}
        action="/berichten/7"
        fields={{ intent: 'remove', id: '7' }}
        confirm="Ja, verwijder het contact"
        cancel="/berichten"
      >
        <p>Al jullie berichten gaan weg.</p>
      </ConfirmForm>,
    ),
  );
  expect(fragment.querySelector('summary')?.textContent).toBe('Verwijder');
  expect(fragment.querySelector('details')?.open).toBe(false);
  const form = fragment.querySelector<HTMLFormElement>('details form');
  expect(form?.textContent).toBe('Al jullie berichten gaan weg.Ja, verwijder het contactNee, annuleren');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/berichten/7', 'post']);
  const sent = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
  expect(sent).toEqual([
    ['intent', 'remove'],
    ['id', '7'],
  ]);
  expect(form?.querySelector('a')?.getAttribute('href')).toBe('/berichten');
});
