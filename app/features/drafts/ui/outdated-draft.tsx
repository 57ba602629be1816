import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import type { Draft } from '../draft.ts';

/**
 * Shows, above a form that edits a text, the draft that was made of an older version, so that it can be copied from.
 */
export function OutdatedDraft({ draft }: { draft: Draft | null }) {
  if (!draft?.outdated) return null;
  return (
    <>
      <Notice kind="info">
        <p>De tekst is veranderd sinds je hieraan begon. In het formulier staat de tekst van nu.</p>
      </Notice>
      <UnsentText values={draft.outdated} help="Kopieer hieruit wat je nog wilt gebruiken." />
    </>
  );
}
