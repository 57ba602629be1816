import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice as Message } from '#app/ui/feedback/notice.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Notice } from '../../read-notice.ts';
import { FACTS_MAX } from '../../rules.ts';

interface Props {
  notice: Pick<Notice, 'reply' | 'mayReply' | 'draft'>;
  /** Where who is not logged in does that to answer; null for who is. */
  loginHref: string | null;
  formError: FormError | undefined;
  submissionKey: string;
}

/** What the member answered to a message of the moderators; else the form to do that. */
export function ReplyPart({ notice: { reply, mayReply, draft }, loginHref, formError, submissionKey }: Props) {
  if (loginHref)
    return (
      <p>
        Wil je iets terugschrijven? <Link to={loginHref}>Log in om te antwoorden</Link>.
      </p>
    );
  if (!reply && !mayReply) return null;
  return (
    <section aria-labelledby="antwoord">
      <Stack gap={2}>
        <h2 id="antwoord" tabIndex={-1}>
          Je antwoord
        </h2>
        {reply ? (
          <>
            <p>
              Geschreven op <Day at={reply.repliedAt.toISOString()} />:
            </p>
            <LinkedText text={reply.text} />
            <Message kind="success">
              <p>We hebben je antwoord. Een moderator leest het.</p>
            </Message>
          </>
        ) : (
          <WritingForm
            intent="reply"
            draft={draft}
            formError={formError}
            submissionKey={submissionKey}
            instructions={{ Body: 'Schrijf een antwoord' }}
            submit="Stuur je antwoord"
            whilePaused
          >
            {({ text }) => (
              <TextArea
                {...text('Body')}
                label="Wil je iets terugschrijven?"
                help="Alleen moderators lezen dit. Je kunt één keer antwoorden."
                maxLength={FACTS_MAX}
                rows={5}
                counter
              />
            )}
          </WritingForm>
        )}
      </Stack>
    </section>
  );
}
