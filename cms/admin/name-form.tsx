'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * Names the form in what it saves, so that the CMS knows the form's own saves from those of another window
 * (editing/outdated-form.ts). Not by crypto.randomUUID, which is there at a safe address alone.
 */
export function NameForm(): null {
  const [name] = useState(() => Math.random().toString(36).slice(2));
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    if (fields.formName) return; // Payload may fill the form anew just after it was named
    const formName = { initialValue: name, valid: true, value: name };
    dispatch({ type: 'UPDATE_MANY', formState: { formName } }); // unlike UPDATE, it leaves what was typed last as it is
  }, [fields, name, dispatch]);
  return null;
}
