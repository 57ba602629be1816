import { Notice } from '#app/ui/feedback/notice.tsx';
import { findAskerName, namedInAnswer } from '../../names-asker.ts';
import type { Question } from '../../screens/read-question.ts';

interface Props {
  answer: string;
  question: Pick<Question, 'anonymous' | 'asker'>;
}

/** Warns where an answer names who asked anonymously, or addresses somebody. Renders nothing where it does not. */
export function NamedAskerNotice({ answer, question: { anonymous, asker } }: Props) {
  const named = anonymous ? findAskerName(answer, asker.name) : null;
  if (named === null) return null;
  return (
    <Notice kind="warning" title="Deze vraag staat zonder naam op de site">
      <p>{namedInAnswer(named)} Haal de naam weg.</p>
    </Notice>
  );
}
