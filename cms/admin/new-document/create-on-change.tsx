'use client';

import {
  toast,
  useAllFormFields,
  useDebounce,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useRouteTransition,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { FormState } from 'payload';
import { getAutosaveInterval } from 'payload/shared';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { askCms } from '../ask-cms.ts';
import { carryOver } from './carry-over.ts';
import { currentFocus, type Focus, restoreFocus } from './focus.ts';

/** An empty form that made a document. */
interface Maker {
  /** The address of the document's form. */
  form: string;
  sent: FormState;
  typed: FormState;
  focus: Focus | null;
}

/** What the next form takes over: the one goes when the other comes. */
let maker: Maker | null = null;

/**
 * Makes the document of an empty form once its editor has changed something and pauses, and leads to its form, where
 * Payload's automatic save goes on. What is typed meanwhile stays, and where (editing/validated-drafts.ts says why this is
 * ours).
 */
export function CreateOnChange(): null {
  useMakeDocument();
  useCarryOver();
  return null;
}

function useMakeDocument(): void {
  const { id, collectionSlug, docConfig } = useDocumentInfo();
  const { getData, setBackgroundProcessing } = useForm();
  const [fields] = useAllFormFields();
  const settled = useDebounce(fields, docConfig ? getAutosaveInterval(docConfig) : 0);
  const [refused, setRefused] = useState<FormState>();
  const hasMade = useRef(false); // while its form is on its way, Payload's automatic save ends what says that we are busy
  const isSaving = [useFormProcessing(), useFormBackgroundProcessing()].includes(true);
  const isModified = useFormModified();
  const show = useShowDocument();
  const isWanted = id === undefined && isModified && !isSaving && fields === settled && fields !== refused;
  const make = useEffectEvent(async () => {
    if (hasMade.current) return;
    hasMade.current = true;
    setBackgroundProcessing(true); // other saves wait until the document has its form
    const answer = await askCms<{ doc: { id: number } }>(`/api/${collectionSlug}?depth=0&draft=true&autosave=true`, {
      method: 'POST',
      body: { ...getData(), _status: 'draft' },
    });
    if ('data' in answer) {
      const { doc } = answer.data;
      maker = { form: formOf(collectionSlug, doc.id), sent: fields, typed: fields, focus: null };
      show(doc);
    } else {
      toast.error(answer.message);
      hasMade.current = false;
      setRefused(fields);
      setBackgroundProcessing(false);
    }
  });
  useEffect(() => {
    if (isWanted) void make();
  }, [isWanted]);
  useEffect(() => {
    if (id !== undefined) hasMade.current = false; // the next empty form makes one too
  }, [id]);
}

/** Gives a function that shows the form of a document that was made, on the page or in the drawer. */
function useShowDocument(): (doc: { id: number }) => void {
  const { collectionSlug } = useDocumentInfo();
  const { drawerSlug, onSave } = useDocumentDrawerContext();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  return (doc) => {
    if (drawerSlug) void onSave?.({ doc, operation: 'create', result: doc } as never);
    else startRouteTransition(() => router.replace(formOf(collectionSlug, doc.id)));
  };
}

const formOf = (collection: string | undefined, id: number | string) => `/admin/collections/${collection}/${id}`;

/** Hands what is typed in an empty form to that of its document, which comes in its place. */
function useCarryOver(): void {
  const { id, collectionSlug } = useDocumentInfo();
  const { dispatchFields, setBackgroundProcessing, setModified } = useForm();
  const [fields] = useAllFormFields();
  const newest = useRef(fields);
  useEffect(() => {
    newest.current = fields;
  }, [fields]);
  useLayoutEffect(() => {
    if (id !== undefined) return;
    return () => {
      if (maker) maker = { ...maker, typed: newest.current, focus: currentFocus() };
    };
  }, [id]);

  const [isFilled, setFilled] = useState(false); // Payload fills the form in an effect of its own
  useEffect(() => setFilled(id !== undefined), [id]);
  const takeOver = useEffectEvent(() => {
    const left = maker;
    maker = null;
    if (id === undefined || left?.form !== formOf(collectionSlug, id)) return;
    setBackgroundProcessing(false);
    const state = carryOver(fields, left.sent, left.typed);
    if (state) {
      dispatchFields({ type: 'REPLACE_STATE', state });
      setModified(true);
    }
    if (left.focus) restoreFocus(left.focus);
  });
  useEffect(() => {
    if (isFilled) takeOver();
  }, [isFilled]);
}
