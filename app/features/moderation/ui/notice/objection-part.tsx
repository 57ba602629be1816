import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice as Message } from '#app/ui/feedback/notice.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Notice } from '../../read-notice.ts';
import { FACTS_MAX } from '../../rules.ts';

interface Props {
  notice: Pick<Notice, 'objection' | 'mayObjectUntil'>;
  formError: FormError | undefined;
}

/** Where else one goes with a decision, also after an objection was refused (DSA, article 20(5)). */
const ELSEWHERE = 'Je kunt ook naar een geschillencommissie of de rechter.';

/** The objection that was made, with its answer; else the form to make one, as long as one may. */
export function ObjectionPart({ notice: { objection, mayObjectUntil }, formError }: Props) {
  if (!objection && !mayObjectUntil) return null;
  return (
    <section aria-labelledby="bezwaar">
      <Stack gap={2}>
        <h2 id="bezwaar" tabIndex={-1}>
          {objection ? 'Je bezwaar' : 'Ben je het er niet mee eens?'}
        </h2>
        {objection ? (
          <Lodged objection={objection} />
        ) : (
          mayObjectUntil && <ObjectionForm {...{ formError, until: mayObjectUntil }} />
        )}
      </Stack>
    </section>
  );
}

function Lodged({
  objection: { text, lodgedAt, granted, replaced, answer, answeredAt, unanswerable },
}: {
  objection: NonNullable<Notice['objection']>;
}) {
  return (
    <>
      <p>
        Gemaakt op <Day at={lodgedAt.toISOString()} />:
      </p>
      <LinkedText text={text} />
      {answeredAt ? (
        <Message
          kind="info"
          title={replaced ? 'Je krijgt voor een deel gelijk' : granted ? 'Je krijgt gelijk' : 'Het besluit blijft zo'}
        >
          <LinkedText text={answer} />
          {(!granted || replaced) && <p>{ELSEWHERE}</p>}
        </Message>
      ) : (
        <Message kind="success">
          <p>
            We hebben je bezwaar.{' '}
            {unanswerable
              ? 'Er is nu geen andere moderator die het mag beantwoorden. We vroegen de beheerder om iemand te vinden.'
              : 'Een andere moderator kijkt ernaar.'}{' '}
            Je krijgt bericht.
          </p>
        </Message>
      )}
    </>
  );
}

const ObjectionForm = ({ formError, until }: { formError: FormError | undefined; until: Date }) => (
  <>
    <p>
      Maak dan bezwaar, tot <Day at={until.toISOString()} />. Een andere moderator kijkt ernaar. {ELSEWHERE}
    </p>
    <WritingForm
      intent="object"
      draft={null}
      formError={formError}
      submissionKey=""
      instructions={{ Text: 'Schrijf waarom je het er niet mee eens bent' }}
      submit="Maak bezwaar"
      whilePaused
    >
      {({ text }) => (
        <TextArea
          {...text('Text')}
          label="Waarom klopt het besluit niet?"
          help="Alleen moderators lezen dit."
          maxLength={FACTS_MAX}
          rows={5}
          counter
        />
      )}
    </WritingForm>
  </>
);
