import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { DayAndTime } from '#app/ui/time/day.tsx';
import type { FormerAnswer } from '../../screens/find-desk-question.ts';

/** What an answer said before each change, the latest first. Renders nothing when it was never changed. */
export function AnswerHistory({ history }: { history: readonly FormerAnswer[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="eerder">
      <Stack gap={2}>
        <h2 id="eerder">Eerdere versies</h2>
        {history.map(({ id, body, editor, changedAt }) => (
          <Disclosure
            key={id}
            summary={
              <>
                Vervangen door {editor.name} op <DayAndTime at={changedAt.toISOString()} />
              </>
            }
          >
            <LinkedText text={body} />
          </Disclosure>
        ))}
      </Stack>
    </section>
  );
}
