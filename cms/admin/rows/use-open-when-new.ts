'use client';

import { useDocumentInfo, useForm, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Unfolds the row of this label, as the editor's own click would, when the document did not have it as the form was opened:
 * an automatic save may have stored it since. Payload folds it like the rows that were there.
 */
export function useOpenWhenNew(): void {
  const { data, path } = useRowLabel<{ id?: string }>();
  const { dispatchFields, getField } = useForm();
  const { initialData, setDocFieldPreferences } = useDocumentInfo();
  const isLookedAt = useRef(false);
  const id = data?.id;
  useEffect(() => {
    if (isLookedAt.current || !id) return;
    isLookedAt.current = true;
    if (JSON.stringify(initialData ?? {}).includes(`"${id}"`)) return;
    const list = path.slice(0, path.lastIndexOf('.'));
    const rows = getField(list)?.rows;
    if (!rows) return;
    const updatedRows = rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
    setDocFieldPreferences(list, { collapsed: updatedRows.filter((row) => row.collapsed).map((row) => row.id) });
  }, [id, path, initialData, setDocFieldPreferences, getField, dispatchFields]);
}
