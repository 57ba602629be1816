'use client';

import {
  useAllFormFields,
  useDebounce,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { getAutosaveInterval, reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';

/**
 * Lets the automatic save also store what an editor changes just before the end of a save that has waited for another one.
 * At that end Payload calls the form unmodified, although the change has not been sent, and then skips the save that the
 * change would have started: it would be lost with the tab (Payload 3.90).
 */
export function SaveLastChange(): null {
  const { docConfig } = useDocumentInfo();
  const { setModified } = useForm();
  const [fields] = useAllFormFields();
  const modified = useFormModified();
  const processing = useFormProcessing(); // an editor's own save sends every change
  const settled = useDebounce(fields, docConfig ? getAutosaveInterval(docConfig) : 0);
  const lastModified = useRef<{ fields: FormState; settled: FormState }>(null);
  useEffect(() => {
    const before = lastModified.current;
    lastModified.current = modified ? { fields, settled } : null;
    if (modified || !before || processing || fields !== before.fields) return; // other fields: the form was filled anew
    if (valuesOf(fields) !== valuesOf(before.settled)) setModified(true);
  }, [modified, processing, fields, settled, setModified]);
  return null;
}

/** What the automatic save compares too, as text. */
function valuesOf(fields: FormState): string {
  const { updatedAt: _, ...values } = reduceFieldsToValues(fields);
  return JSON.stringify(values);
}
