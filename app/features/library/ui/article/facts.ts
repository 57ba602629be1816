import type { Referred, ReferredOf } from '#app/features/content/index.ts';
import type { DocumentKind, DocumentOf } from '#app/features/content/published/documents.ts';

import { isoDay } from '#app/ui/time/formats.ts';

/** The day that an article shows: of its last update, else of its last change (spec §2, Medical article). */
export const lastUpdate = ({ updatedOn, changedAt }: DocumentOf<'medical-article'>): string =>
  updatedOn ?? isoDay(changedAt);

/** The documents of this kind that a page names, in its order. */
export function named<K extends DocumentKind>(
  { refs }: { refs: Readonly<Record<number, Referred>> },
  ids: readonly number[],
  kind: K,
) {
  return ids.flatMap((id) => {
    const found = refs[id];
    return found?.kind === kind ? [found as ReferredOf<K>] : [];
  });
}
