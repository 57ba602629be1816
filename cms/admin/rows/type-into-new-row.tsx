'use client';

import { useAllFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect } from 'react';
import { holdKeys } from './hold-keys.ts';

/**
 * Lets an editor type as soon as she added a block or another row. Payload shows its fields when the server has answered, and
 * focuses none: what she typed until then, and after it, would be lost.
 */
export function TypeIntoNewRow(): null {
  const [fields] = useAllFormFields();
  const row = findNewRow(fields);
  useEffect(() => {
    if (row) holdKeys(row);
  }, [row]);
  return null;
}

/** The id of the element of a row that waits for its fields; undefined when none does. */
function findNewRow(fields: FormState): string | undefined {
  for (const [path, { rows = [] }] of Object.entries(fields)) {
    const place = rows.findIndex(({ isLoading }) => isLoading);
    if (place !== -1) return `${path.replaceAll('.', '-')}-row-${place}`;
  }
  return undefined;
}
