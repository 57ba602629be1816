import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { sessionEndPath } from '#app/platform/paths.ts';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { Draft } from '../draft.ts';
import type { Autosave, DraftState } from './autosave-form.ts';
import styles from './draft-status.module.css';

const MESSAGES = {
  none: '',
  submitted: '',
  found: 'Je was hier al aan begonnen. Je kunt verder schrijven.',
  saved: 'Concept bewaard',
  failed: 'Je concept is nog niet bewaard. We proberen het zo weer.',
};

/**
 * Saves the form around it as a draft (see `useDraft`) and announces the state of the draft. Renders nothing for visitors.
 */
export function DraftStatus({ draft }: { draft: Draft | null }) {
  return draft && <AutosaveStatus draft={draft} />;
}

function AutosaveStatus({ draft }: { draft: Draft }) {
  const { statusRef, state } = useDraft(draft);
  const { pathname, search } = useLocation();
  return (
    <p ref={statusRef} role="status" className={styles.status}>
      {state === 'session-ended' ? (
        <>
          Je bent niet meer ingelogd. Je tekst blijft hier staan.{' '}
          <Link to={sessionEndPath(pathname + search, 'ended')}>Log opnieuw in</Link>
        </>
      ) : (
        MESSAGES[state]
      )}
    </p>
  );
}

/**
 * Saves on the server what a member types in the form around `statusRef` (rules.md R8), and gives the state of the
 * draft. To give a form drafts:
 * 1. declare its kind by `draftKind` and list it under `draftKinds` in the `feature.ts` of the form;
 * 2. read its draft in the loader by `findDraft(ctx, { kind, about })`; for an edit also `basedOn`, the time of the
 *    version that is being edited;
 * 3. render it as a `<WritingForm>`, its fields named as on the wire;
 * 4. name the draft in the command of the form: `writeOnce(platform, { …, draft: { kind, about } }, work)`.
 *
 * Fields stay uncontrolled. Hidden fields, passwords and files are never saved. Without JavaScript nothing is saved
 * while typing, but the fields start with a draft that was saved before.
 */
function useDraft(draft: Draft): { statusRef: RefObject<HTMLParagraphElement | null>; state: DraftState } {
  const antiforgery = useLatest(use(AntiforgeryContext)); // another one after a new login is no reason to begin anew
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<DraftState>(draft.updatedAt ? 'found' : 'none');
  const { memberId, kind, about } = draft;
  const { revalidate: onOutdated } = useRevalidator();
  const autosave = useRef<Promise<Autosave | undefined>>(undefined);
  const { state: navigating, formMethod } = useNavigation();
  const isLeaving = navigating === 'loading' && !formMethod;

  // Before the next page is loaded, so that who comes back at once finds all.
  useEffect(() => {
    if (isLeaving) void autosave.current?.then((started) => started?.flush());
  }, [isLeaving]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that a revalidation loads must not replace what is typed
  useEffect(() => {
    const form = statusRef.current?.closest('form');
    if (!form) return;
    let [left, sent] = [false, false];
    const onSubmit = () => {
      sent = true;
    };
    form.addEventListener('submit', onSubmit);
    // Loaded after the page; it finds what was typed before, but for what was sent and taken off the page meanwhile.
    const started = import('./autosave-form.ts').then<Autosave | undefined, undefined>(
      ({ autosaveForm }) =>
        left && sent ? undefined : autosaveForm({ form, draft, antiforgery, onStateChange: setState, onOutdated }),
      () => undefined, // without a network nothing could be saved
    );
    autosave.current = started;
    return () => {
      left = true;
      form.removeEventListener('submit', onSubmit);
      void started.then((form) => form?.stop());
    };
  }, [memberId, kind, about]);

  return { statusRef, state };
}

/** A reference to what was last rendered. */
function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  }, [value]);
  return ref;
}
