import { Notice } from '#app/ui/feedback/notice.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { Case } from '../../lists/list-cases.ts';
import { OUTCOME_NAMES } from '../outcome-names.ts';

/** What came of a case: its outcome, by whom and when, and the note for moderators. */
export function HandledPanel({ handled: { at, by, outcome, note } }: { handled: NonNullable<Case['handled']> }) {
  return (
    <Notice kind="info" title={`Afgehandeld: ${OUTCOME_NAMES[outcome].toLowerCase()}`}>
      <p>
        Door {by.name}, <RelativeTime at={at.toISOString()} />.
      </p>
      {note && <LinkedText text={note} />}
    </Notice>
  );
}
