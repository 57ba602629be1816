'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Where a tab keeps its name for the page that comes next in it. */
const KEPT = 'niergenoten-tab';

let name: string | null = null;

/**
 * Names the form in what it saves: by its tab, so that the CMS knows its own saves from those of another window
 * (editing/outdated-form.ts), and by this filling of it, so that only a save that holds what was refused before forgets that
 * (editing/refused-saves.ts). Payload may fill it anew, as a page that is loaded does; then it has another name.
 */
export function NameForm(): null {
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    if (fields.formName) return;
    const value = `${nameOfTab()}.${randomName()}`;
    const formName = { initialValue: value, valid: true, value };
    dispatch({ type: 'UPDATE_MANY', formState: { formName } }); // unlike UPDATE, it leaves what was typed last as it is
  }, [fields, dispatch]);
  return null;
}

/** Letters and digits. Not of crypto.randomUUID, which is there at a safe address alone. */
const randomName = () => Math.random().toString(36).slice(2);

/**
 * The name of this tab. The page that comes next in it has the same: what is sent as a page is left may arrive after the
 * next one was read. A copy of the tab has another.
 */
function nameOfTab(): string {
  if (name !== null) return name;
  const own = sessionStorage.getItem(KEPT) ?? randomName();
  sessionStorage.removeItem(KEPT);
  addEventListener('pagehide', () => sessionStorage.setItem(KEPT, own));
  name = own;
  return own;
}
