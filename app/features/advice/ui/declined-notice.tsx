import { Notice } from '#app/ui/feedback/notice.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { DECLINE_REASONS } from '../decline-reasons.ts';
import type { Declined } from '../screens/question.ts';

/** Why a question gets no answer: the reason that was chosen, and what the professional adds. */
export function DeclinedNotice({ declined: { reason, note } }: { declined: Declined }) {
  const { text } = DECLINE_REASONS[reason];
  return (
    <Notice kind="info" title="Een diëtist kan deze vraag hier niet beantwoorden">
      {text && <p>{text}</p>}
      {note && <LinkedText text={note} />}
      <p>Alleen wie de vraag stelde en de diëtisten kunnen dit lezen.</p>
    </Notice>
  );
}
