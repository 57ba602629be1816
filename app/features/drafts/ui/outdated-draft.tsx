import { Notice } from '#app/ui/feedback/notice.tsx';
import { WhatYouWrote } from '#app/ui/form/what-you-wrote.tsx';
import type { Draft } from '../draft.ts';

/** Above a form that changes a text: what its writer made of an older one, to take over what is still of use. */
export function OutdatedDraft({ draft }: { draft: Draft | null }) {
  if (!draft?.outdated) return null;
  return (
    <>
      <Notice kind="info">
        <p>De tekst is veranderd sinds je hieraan begon. In het formulier staat de tekst van nu.</p>
      </Notice>
      <WhatYouWrote values={draft.outdated} help="Kopieer hieruit wat je nog wilt gebruiken." />
    </>
  );
}
