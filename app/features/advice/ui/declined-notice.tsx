import { Notice } from '#app/ui/feedback/notice.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import type { Declined } from '../screens/read-question.ts';

/** Why a question gets no answer: the reason that was chosen, and what the professional adds. */
export const DeclinedNotice = ({ declined: { text, note }, own }: { declined: Declined; own: boolean }) => (
  <Notice kind="info" title="Een diëtist kan deze vraag hier niet beantwoorden">
    <Stack gap={1}>
      {text && <p>{text}</p>}
      {note && <LinkedText text={note} />}
      <p>Alleen {own ? 'jij' : 'de vragensteller'} en de diëtisten kunnen dit lezen.</p>
    </Stack>
  </Notice>
);
