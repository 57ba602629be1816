import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import type { Draft } from '../draft.ts';
import { type DraftState, watchForm } from './watch-form.ts';

/**
 * Saves on the server what a member types in the form around `inside` (rules.md R8), and says how that goes. To give a
 * form drafts:
 * 1. name its kind in `rules.ts` of this feature;
 * 2. read its draft in the loader by `readDraft(ctx, { kind, about })`; of an edit also `basedOn`, the moment at which the
 *    text that it changes was written;
 * 3. render it as a `<WritingForm>`, its fields named as on the wire;
 * 4. name the draft in the command that it is sent to: `writeOnce(platform, { …, draft: { kind, about } }, work)`.
 *
 * Fields stay uncontrolled. Hidden fields, passwords and files are never saved. Without JavaScript nothing is saved while
 * typing, but what was saved elsewhere stands in the fields.
 */
export function useDraft(draft: Draft): { inside: RefObject<HTMLParagraphElement | null>; state: DraftState } {
  const antiforgery = use(AntiforgeryContext);
  const inside = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<DraftState>(draft.updatedAt ? 'found' : 'none');
  const { memberId, kind, about } = draft;
  const { revalidate: onOutdated } = useRevalidator();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a revalidation brings must not replace what is typed
  useEffect(() => {
    const form = inside.current?.closest('form');
    return form ? watchForm({ form, draft, antiforgery, report: setState, onOutdated }) : undefined;
  }, [memberId, kind, about, antiforgery]);

  return { inside, state };
}
