import type { Case } from '../lists/list-cases.ts';

/** The title of what a case is about, also when that is gone. */
export const titleOfCase = ({ subject, reported }: Pick<Case, 'subject' | 'reported'>): string =>
  subject?.title ?? reported.at(-1)?.title ?? 'Staat niet meer op de site';

/** Whether a text may be hard to read: somebody may be in danger, or not want to live. */
export const isHeavy = ({ urgent, distress }: Pick<Case, 'urgent' | 'distress'>): boolean => urgent || distress;
