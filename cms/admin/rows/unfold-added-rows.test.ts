import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { fieldReducer } from '../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js';
import { isRowCollapsed } from '../../node_modules/@payloadcms/ui/dist/forms/fieldSchemasToFormState/isRowCollapsed.js';
import { unfoldAddedRows } from './unfold-added-rows.ts';

const saved: FormState = {
  title: { value: 'Over ons' },
  blocks: {
    value: 2,
    errorPaths: ['blocks.0.text'],
    rows: [
      { id: 'folded', blockType: 'quote', collapsed: true },
      { id: 'unfolded', blockType: 'quote', collapsed: false },
    ],
  },
};

const callWith = (formState: FormState) => ({ name: 'form-state', args: { id: 1, formState } });

/** Whether Payload folds each row of a list whose rows start folded, in its response to this form. */
function foldedIn(formState: FormState, list: string): boolean[] {
  const field = { admin: { initCollapsed: true } };
  const rows = formState[list]?.rows ?? [];
  return rows.map((row) => isRowCollapsed({ collapsedPrefs: undefined, field, previousRow: row, row } as never));
}

const formOf = (call: { args: object }) => (call.args as { formState: FormState }).formState;

test('the server leaves a row unfolded that an editor added, and those of the document as they are', () => {
  const added = fieldReducer(saved, { type: 'ADD_ROW', path: 'blocks', blockType: 'quote' });
  expect(foldedIn(added, 'blocks')).toEqual([true, false, true]);
  expect(foldedIn(formOf(unfoldAddedRows(callWith(added))), 'blocks')).toEqual([true, false, false]);
});

test('nor does it fold that row later, or a row in a row', () => {
  const answered = { ...saved, 'blocks.0.items': { rows: [{ id: 'added', isLoading: false }] } };
  expect(foldedIn(formOf(unfoldAddedRows(callWith(answered))), 'blocks.0.items')).toEqual([false]);
});

test('all else of the call stays', () => {
  const call = callWith(saved);
  expect(unfoldAddedRows(call)).toEqual(call);
  const other = { name: 'render-list', args: { collectionSlug: 'topics' } };
  expect(unfoldAddedRows(other)).toBe(other);
});

test.each([{ blocks: null }, { blocks: { rows: null } }, { blocks: { rows: 'text' } }, { blocks: 'text' }, 'text', 7])(
  'a form that the admin never sends is left to Payload: %o',
  (formState) => {
    const call = { name: 'form-state', args: { formState } };
    expect(() => unfoldAddedRows(call)).not.toThrow();
  },
);
