import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Notice } from '../../read-notice.ts';

/** What a moderator wrote to a member, which decides nothing. */
export const MessageCard = ({
  decision: { facts, decidedAt, liftedAt },
}: {
  decision: NonNullable<Notice['decision']>;
}) => (
  <Card>
    <Stack gap={2}>
      <p>
        Van een moderator, op <Day at={decidedAt.toISOString()} />
        {liftedAt && (
          <>
            ; ingetrokken op <Day at={liftedAt.toISOString()} />
          </>
        )}
        .
      </p>
      <LinkedText text={facts} />
    </Stack>
  </Card>
);
