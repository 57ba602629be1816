import { useAllFormFields, useForm, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { contentOf } from '../new-document/carry-over.ts';

/** What is wrong with fields, by path: why, and with which content. */
type Refusal = Map<string, { message: string; content: string | undefined }>;

/**
 * Gives a function that tells whether the CMS refused what was handed in. What is wrong then stays at its field until the
 * editor changes that: Payload does not show what is wrong with a draft, and its next automatic save would take all of it
 * away.
 */
export function useRefusal(): (isRefused: boolean) => void {
  const [fields, dispatchFields] = useAllFormFields();
  const { setSubmitted } = useForm();
  const isShown = useFormSubmitted();
  const [isRefused, setRefused] = useState(false);
  const refusal = useRef<Refusal>(null);
  useEffect(() => {
    if (!isRefused) refusal.current = null;
    else refusal.current = refusal.current ? stillWrong(refusal.current, fields) : wrongIn(fields);
    if (!refusal.current?.size) return;
    if (!isShown) setSubmitted(true);
    const errors = [...refusal.current].filter(([path]) => fields[path]?.valid !== false);
    if (errors.length === 0) return;
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: errors.map(([path, { message }]) => ({ path, message })) });
  }, [fields, isRefused, isShown, dispatchFields, setSubmitted]);
  return setRefused;
}

/** What is wrong now; null while nothing is, for the form hears of a refusal before its fields do. */
function wrongIn(fields: FormState): Refusal | null {
  const wrong = Object.entries(fields).filter(([, { valid }]) => valid === false);
  if (wrong.length === 0) return null;
  return new Map(
    wrong.map(([path, field]) => [path, { message: field.errorMessage ?? '', content: contentOf(field) }]),
  );
}

const stillWrong = (refusal: Refusal, fields: FormState): Refusal =>
  new Map([...refusal].filter(([path, { content }]) => fields[path] && contentOf(fields[path]) === content));
