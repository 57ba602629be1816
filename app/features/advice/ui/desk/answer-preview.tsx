import type { RefObject } from 'react';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { AdviceTag } from '../../lists/tags.ts';
import type { Answer, Question } from '../../screens/read-question.ts';
import { AnswerCard } from '../answer-card.tsx';
import type { AnswerFields } from './answer-fields.ts';
import { NamedAskerNotice } from './named-asker-notice.tsx';

/** The fragment of the preview, to which a browser without JavaScript goes. */
export const PREVIEW_ID = 'voorbeeld';

interface Props {
  fields: AnswerFields;
  question: Question;
  /** All tags. */
  tags: readonly AdviceTag[];
  expert: Answer['expert'];
  /** The time of the page. */
  now: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What was typed as readers will see it, by the component of their page, before anything is published. */
export function AnswerPreview({ fields: { Advice, Tags, NewTag }, question, tags, expert, now, headingRef }: Props) {
  const { answer } = question;
  const chosen = tags.filter(({ id }) => Tags.includes(String(id)));
  const name = NewTag.trim();
  return (
    <section aria-labelledby={PREVIEW_ID}>
      <Stack gap={2}>
        <h2 id={PREVIEW_ID} ref={headingRef} tabIndex={-1}>
          Zo zien lezers je antwoord
        </h2>
        {Advice.trim() === '' ? (
          <p>Je schreef nog geen antwoord.</p>
        ) : (
          <>
            <p>Het staat nog niet op de site. Je kunt hierboven nog iets veranderen.</p>
            <NamedAskerNotice answer={Advice} question={question} />
            <AnswerCard
              headingId={`${PREVIEW_ID}-antwoord`}
              answer={{
                body: Advice,
                publishedAt: answer?.publishedAt ?? new Date(now),
                editedAt: answer && new Date(now),
                expert,
                tags: name === '' ? chosen : [...chosen, { id: 0, name }],
              }}
            />
          </>
        )}
      </Stack>
    </section>
  );
}
