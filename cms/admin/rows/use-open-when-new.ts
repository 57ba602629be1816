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
  const { dispatchFields, getField } = useForm();
  const { initialData, setDocFieldPreferences } = useDocumentInfo();
  const isKeptOpen = useRef<boolean>(null);
  const id = data?.id;
  const list = path.slice(0, path.lastIndexOf('.'));
  const isFolded = useFormFields(
    ([fields]) => fields[list]?.rows?.some((row) => row.id === id && row.collapsed) ?? false,
  );
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
    const rows = getField(list)?.rows;
    if (!isKeptOpen.current || !isFolded || !rows) return;
    const updatedRows = rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    setDocFieldPreferences(list, { collapsed: updatedRows.filter((row) => row.collapsed).map((row) => row.id) });
  }, [id, list, isFolded, initialData, setDocFieldPreferences, getField, dispatchFields]);
}
