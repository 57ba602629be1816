import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import type { Draft } from '../draft.ts';
import { type DraftState, watchForm } from './watch-form.ts';

/**
 * Keeps what a member types in a form on the server (rules.md R8). Most forms use it as `<SaveDraft draft={draft} />`,
 * which also says how it goes; the element that gets `inside` may stand anywhere in the form.
 *
 * To give a form drafts:
 * 1. name its kind in `rules.ts` of this feature;
 * 2. read it in the loader: `draft: await readDraft(ctx, { kind, about })` (null for visitors);
 * 3. let its fields begin with it: `defaultValue={refused?.values.Body ?? draftedText(draft, 'Body')}`, a list of
 *    checkboxes with `draft?.fields.GroupTermIds` (an array);
 * 4. put `<SaveDraft draft={draft} />` in the form, beside a hidden field `_key` with the key of `once()`;
 * 5. in the command that sends it, under `once()`: `discardSentDraft(db, { memberId, kind, about })`.
 *
 * For a form that changes a text, moreover:
 *
 * 6. `readDraft(ctx, { …, basedOn })`, with the moment at which the text was written;
 * 7. let its fields fall back on the text, and put `<OutdatedDraft draft={draft} />` above the form;
 * 8. give its link 'Annuleren' `{...discards}`: who does not want to change anything begins with the text next time.
 *
 * Fields stay uncontrolled, and are named as on the wire. Hidden fields, passwords and files are never kept. Without
 * JavaScript nothing is saved while typing, but what was kept elsewhere stands in the fields.
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
