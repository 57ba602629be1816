import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { isoDay } from '#app/ui/time/formats.ts';

/**
 * The day on which an article was last updated, as '2026-11-21': the day that its editors filled in, else the day in
 * Amsterdam of its last change.
 */
export const lastUpdate = ({ updatedOn, changedAt }: DocumentOf<'medical-article'>): string =>
  updatedOn ?? isoDay(changedAt);
