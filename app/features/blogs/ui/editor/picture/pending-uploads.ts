import { createContext, type FormEvent, useEffect, useMemo, useRef, useState } from 'react';

/** Adds an upload that runs; it gives whether it succeeded. */
type AddUpload = (upload: Promise<boolean>) => void;

export const PendingUploadsContext = createContext<AddUpload>(() => {});

/**
 * Lets the submission of a form wait for the uploads in it that run (rules.md R52). Where one of them fails the form stays,
 * with the error beside the picture. `waiting` says that it waits.
 */
export function usePendingUploads() {
  const uploads = useRef(new Set<Promise<boolean>>());
  const [waiting, setWaiting] = useState(false);
  const [ready, setReady] = useState<() => void>();

  // In an effect, so that the form holds what was uploaded last.
  useEffect(() => ready?.(), [ready]);

  const addUpload = useMemo<AddUpload>(
    () => (upload) => {
      uploads.current.add(upload);
      void upload.finally(() => uploads.current.delete(upload));
    },
    [],
  );

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (uploads.current.size === 0) return;
    event.preventDefault();
    if (waiting) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setWaiting(true);
    const succeeded = await Promise.all(uploads.current);
    setWaiting(false);
    if (succeeded.every(Boolean)) setReady(() => () => form.requestSubmit(submitter));
  }

  return { addUpload, onSubmit, waiting };
}
