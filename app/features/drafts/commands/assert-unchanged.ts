import { AppError } from '#app/platform/errors/app-error.ts';

interface Edited {
  /** The field for the text. */
  field: string;
  /** When the text was last changed. */
  changedAt: Date;
  /** When the text that the edit began with was last changed; null where the caller does not tell. */
  basedOn: Date | null;
}

const CHANGED =
  'Dit is veranderd sinds je eraan begon. Kijk wat er nu staat. Bewaar je nog een keer, dan komt jouw versie ervoor in de plaats.';

/** The version that a body names by `BasedOn`; null where it names none. */
export const basedOnOf = ({ BasedOn }: { BasedOn?: string | undefined }): Date | null =>
  BasedOn ? new Date(BasedOn) : null;

/** The error of an edit that began before somebody else's, at this field. */
export const changedMeanwhile = (field: string): AppError => new AppError('conflict', { fields: { [field]: CHANGED } });

/** Throws AppError conflict for an edit of a text that was changed after the edit began. */
export function assertUnchanged({ field, changedAt, basedOn }: Edited): void {
  if (basedOn && basedOn.getTime() !== changedAt.getTime()) throw changedMeanwhile(field);
}
