'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { Row } from 'payload';
import { useEffect } from 'react';

/**
 * Keeps a row open that the editor just added to the list at `path`. Payload folds it like the rows that were there, unless
 * its form says so before the server first answers.
 */
export function OpenNewRows({ path }: { path: string }) {
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  const { dispatchFields } = useForm();
  useEffect(() => {
    if (!rows?.some(isJustAdded)) return;
    const updatedRows = rows.map((row) => (isJustAdded(row) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [rows, path, dispatchFields]);
  return null;
}

const isJustAdded = ({ isLoading, collapsed }: Row): boolean => isLoading === true && collapsed === undefined;
