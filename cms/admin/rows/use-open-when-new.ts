'use client';

import { useDocumentInfo, useForm, useFormFields, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** What an editor folds rows with: the arrow of a row, and the buttons for all rows. */
const FOLDING = '.collapsible__toggle, .blocks-field__header-action, .array-field__header-action';

/**
 * Unfolds the row of this label, as the editor's own click would, when the document did not have it as the form was opened:
 * an automatic save may have stored it since. Payload folds it like the rows that were there, and may do so again with each
 * answer of the server to what the form was before; so it is kept open until the editor folds or unfolds something.
 */
export function useOpenWhenNew(): void {
  const { data, path } = useRowLabel<{ id?: string }>();
  const { dispatchFields } = useForm();
  const { initialData, setDocFieldPreferences } = useDocumentInfo();
  const isKeptOpen = useRef<boolean>(null);
  const id = data?.id;
  const list = path.slice(0, path.lastIndexOf('.'));
  const field = useFormFields(([fields]) => fields[list]); // each change counts: one may fold what another unfolded
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(FOLDING)) isKeptOpen.current = false;
    };
    document.addEventListener('click', leave, { capture: true });
    return () => document.removeEventListener('click', leave, { capture: true });
  }, []);
  useEffect(() => {
    if (!id) return;
    isKeptOpen.current ??= !JSON.stringify(initialData ?? {}).includes(`"${id}"`);
    const folded = field?.rows?.filter((row) => row.collapsed).map((row) => row.id) ?? [];
    if (!isKeptOpen.current || !folded.includes(id)) return;
    // Changes this row alone, in the form as it is by then: another change may have added rows since it was drawn.
    const serverState = { [list]: { ...field, rows: [{ id, collapsed: false }] } };
    dispatchFields({ type: 'MERGE_SERVER_STATE', prevStateRef: { current: {} }, serverState });
    setDocFieldPreferences(list, { collapsed: folded.filter((other) => other !== id) });
  }, [id, list, field, initialData, setDocFieldPreferences, dispatchFields]);
}
