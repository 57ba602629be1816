'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Where a tab keeps its name for the page that comes next in it. */
const KEPT = 'niergenoten-tab';

let name: string | null = null;

/**
 * Names the form in what it saves, so that the CMS knows the form's own saves from those of another window
 * (editing/outdated-form.ts).
 */
export function NameForm(): null {
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    if (fields.formName) return; // Payload may fill the form anew just after it was named
    const value = nameOfTab();
    const formName = { initialValue: value, valid: true, value };
    dispatch({ type: 'UPDATE_MANY', formState: { formName } }); // unlike UPDATE, it leaves what was typed last as it is
  }, [fields, dispatch]);
  return null;
}

/**
 * The name of this tab. The page that comes next in it has the same: what is sent as a page is left may arrive after the
 * next one was read. A copy of the tab has another. Not by crypto.randomUUID, which is there at a safe address alone.
 */
function nameOfTab(): string {
  if (name !== null) return name;
  const own = sessionStorage.getItem(KEPT) ?? Math.random().toString(36).slice(2);
  sessionStorage.removeItem(KEPT);
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, own));
  name = own;
  return own;
}
