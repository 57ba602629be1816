import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { Case } from '../../lists/list-cases.ts';
import { DECISION_NAMES } from '../../rules.ts';
import type { WholeCase } from '../../screens.ts';

/** Says who is looking into a case, with the button to claim it or to leave it to others. */
export function ClaimPanel({ found: { id, claim } }: { found: Pick<WholeCase, 'id' | 'claim'> }) {
  const intent = claim ? 'release' : 'claim';
  const sending = useNavigation().formData?.get('intent') === intent;
  if (claim && !claim.own) {
    return (
      <Notice kind="info" title={`${claim.name} is met deze zaak bezig`}>
        <p>Je kunt haar overnemen zodra die haar loslaat, of een dag nadat die haar op zich nam.</p>
      </Notice>
    );
  }
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" busy={sending}>
        {claim ? 'Laat deze zaak aan anderen' : 'Neem deze zaak op je'}
      </Button>
    </PostForm>
  );
}

/** All that the author of what was reported is told of the case. */
export const OwnNotice = () => (
  <Notice kind="info">
    <p>Dit gaat over jezelf. Iemand anders behandelt dit.</p>
  </Notice>
);

/** What came of a case: its decision, by whom and when, and the note for moderators. */
export function HandledPanel({ handled: { at, by, decision, note } }: { handled: NonNullable<Case['handled']> }) {
  return (
    <Notice kind="info" title={`Afgehandeld: ${DECISION_NAMES[decision].toLowerCase()}`}>
      <p>
        Door {by.name}, <RelativeTime at={at.toISOString()} />.
      </p>
      {note && <LinkedText text={note} />}
    </Notice>
  );
}

/** The forms that show the errors of their own fields. */
const WRITING_FORMS = ['edit', 'handle'];

/** Whether an error is about the case instead of a field: another moderator is at it, or it is handled. */
export const isCaseError = (formError: FormError | undefined): formError is FormError =>
  formError !== undefined &&
  (formError.errors.Case !== undefined || !WRITING_FORMS.includes(formError.values.intent ?? ''));

/** Says why a case could not be changed, and shows the text that was typed, to be copied. */
export function CaseError({ formError }: { formError: FormError | undefined }) {
  if (!isCaseError(formError)) return null;
  return (
    <Stack gap={2}>
      <Notice kind="error" focusOn={!formError.told && formError}>
        <p>{formError.errors.Case ?? formError.message}</p>
      </Notice>
      <UnsentText values={formError.values} help="Dit is niet opgeslagen. Je kunt de tekst kopiëren." />
    </Stack>
  );
}
