'use client';

import {
  useAllFormFields,
  useAuth,
  useDebounce,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { getAutosaveInterval, reduceFieldsToValues } from 'payload/shared';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTakenOver } from './use-taken-over.ts';

/** What a browser sends of a page that is gone (Fetch, 'keepalive'), less some room for its headers. */
const KEPT_BYTES = 60_000;

/** Has what an editor changes last stored too: at the end of another save, and just before the form is left or taken over. */
export function SaveLastChange(): null {
  useSaveAfterSave();
  useSaveOnLeaving();
  return null;
}

/**
 * Lets the automatic save also store what an editor changes just before the end of a save that has waited for another one.
 * At that end Payload calls the form unmodified, although the change has not been sent, and then skips the save that the
 * change would have started: it would be lost with the tab (Payload 3.90).
 */
function useSaveAfterSave(): void {
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
}

/** What the automatic save compares too, as text. */
function valuesOf(fields: FormState): string {
  const { updatedAt: _, ...values } = reduceFieldsToValues(fields);
  return JSON.stringify(values);
}

/**
 * Stores what the automatic save, which waits until an editor pauses, has not sent yet when the form is left: by a link in
 * the CMS, or with the tab. With the tab goes its lock too: Payload releases one only where a link is followed. Of what is
 * too long to be sent by a page that is gone, the browser asks the editor to stay. A form that is filled anew is not left: the
 * save of its former self would give up its lock, and make it outdated.
 */
function useSaveOnLeaving(): void {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  const { getData } = useForm();
  const modified = useFormModified();
  const processing = useFormProcessing(); // what is being published is no draft
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= modified;
  }, [modified]);
  const unsent = useEffectEvent(() =>
    modified && !processing && id !== undefined ? JSON.stringify({ ...getData(), _status: 'draft' }) : null,
  );
  const send = useEffectEvent((keepalive: boolean) => {
    const body = unsent();
    if (body === null) return;
    void fetch(`/api/${collectionSlug}/${id}?autosave=true&depth=0&draft=true&leaving=true`, {
      ...{ method: 'PATCH', body, keepalive, credentials: 'same-origin' },
      headers: { 'content-type': 'application/json' },
    }).catch(() => {}); // nobody is there to read why
  });
  const release = useEffectEvent(() => {
    if (!hasChanged.current) return;
    const own = new URLSearchParams({
      'where[document.relationTo][equals]': String(collectionSlug),
      'where[document.value][equals]': String(id),
      'where[user.value][equals]': String(user?.id), // who took over keeps theirs
    });
    const options = { method: 'DELETE', keepalive: true, credentials: 'same-origin' } as const;
    void fetch(`/api/payload-locked-documents?${own}`, options).catch(() => {});
  });
  const isTakenOver = useTakenOver();
  useEffect(() => {
    if (isTakenOver) send(false); // is refused, and so kept (editing/refused-saves.ts), before the form is filled anew
  }, [isTakenOver]);
  const isAtForm = useEffectEvent(() => location.pathname.endsWith(`/collections/${collectionSlug}/${id}`));
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (new Blob([unsent() ?? '']).size > KEPT_BYTES) event.preventDefault();
    };
    const leave = () => (unsent() === null ? release() : send(true)); // such a save keeps no lock
    addEventListener('beforeunload', stay);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('beforeunload', stay);
      removeEventListener('pagehide', leave);
      if (!isAtForm()) send(false);
    };
  }, []);
}
