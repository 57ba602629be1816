import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import type { Draft } from '../draft.ts';
import type { DraftState } from './autosave-form.ts';

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
export function useDraft(draft: Draft): { statusRef: RefObject<HTMLParagraphElement | null>; state: DraftState } {
  const antiforgery = use(AntiforgeryContext);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<DraftState>(draft.updatedAt ? 'found' : 'none');
  const { memberId, kind, about } = draft;
  const { revalidate: onOutdated } = useRevalidator();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that a revalidation loads must not replace what is typed
  useEffect(() => {
    const form = statusRef.current?.closest('form');
    if (!form) return;
    // Loaded after the page; it finds what was typed before.
    const started = import('./autosave-form.ts').then(
      ({ autosaveForm }) => autosaveForm({ form, draft, antiforgery, onStateChange: setState, onOutdated }),
      () => undefined, // without a network nothing could be saved
    );
    return () => void started.then((stop) => stop?.());
  }, [memberId, kind, about, antiforgery]);

  return { statusRef, state };
}
