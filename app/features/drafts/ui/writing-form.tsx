import type { ComponentProps, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { type Instructions, withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLoginAfterSessionEnd } from '#app/ui/session/session-check.ts';
import type { Draft } from '../draft.ts';
import { CancelEdit } from './cancel-edit.tsx';
import { DraftStatus } from './draft-status.tsx';
import { type FieldProps, fieldProps } from './field-props.ts';
import { useSubmissionCount } from './use-submission-count.ts';
import styles from './writing-form.module.css';

interface Props extends Pick<ComponentProps<typeof PostForm>, 'onSubmit' | 'onInput'> {
  /** Tells the forms of one page apart, where it has more than one. */
  intent?: string;
  /** Hidden fields, such as the id of what is written about. */
  hidden?: Readonly<Record<string, string | number>>;
  /** The saved draft, with which the fields start; null for visitors. */
  draft: Draft | null;
  formError: FormError | undefined;
  /** The idempotency key, by which a repeated submission is recognised (rules.md R34). */
  submissionKey: string;
  /** The errors by field name, where the browser validates as well; by default those of the server. */
  errors?: Readonly<Record<string, string>>;
  /** The labels of the fields in the summary of errors, where there are several fields. */
  labels?: Readonly<Record<string, string>>;
  /** What to fill in in each field, for the error of an empty one. */
  instructions?: Instructions;
  /** The text of the button. */
  submit: string;
  disabled?: boolean;
  /** The path of the link to cancel. Cancelling an edit asks whether to discard its draft. */
  cancel?: string;
  gap?: ComponentProps<typeof Stack>['gap'];
  children: (fields: FieldProps) => ReactNode;
}

/**
 * The form for everything that a member writes. It saves a draft while the member types, shows the error of a submission,
 * goes to the login when the session has ended, and is emptied after it was submitted.
 */
export function WritingForm({ draft, formError, errors: found = formError?.errors ?? {}, gap = 3, ...form }: Props) {
  const { intent, hidden = {}, submissionKey, labels, submit, disabled, cancel, onSubmit, onInput, children } = form;
  const errors = withInstructions(found, form.instructions);
  const submissions = useSubmissionCount(intent, formError);
  const sending = useNavigation().formMethod === 'POST';
  useLoginAfterSessionEnd(formError);
  return (
    <>
      <FormErrorNotice formError={formError} />
      <ErrorSummary errors={errors} labels={labels} />
      <OutdatedDraft draft={draft} />
      <PostForm key={submissions} {...(onSubmit && { onSubmit })} {...(onInput && { onInput })}>
        <Stack gap={gap}>
          {Object.entries({ ...(intent && { intent }), ...hidden }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SubmissionKeyField value={submissionKey} />
          {children(fieldProps(draft, formError, errors))}
          <DraftStatus draft={draft} />
          <div className={styles.actions}>
            <Button variant="primary" type="submit" busy={sending} disabled={disabled}>
              {submit}
            </Button>
            {cancel && <CancelEdit path={cancel} draft={draft} submitted={formError !== undefined} />}
          </div>
        </Stack>
      </PostForm>
    </>
  );
}

/** Shows the error of a form, unless it is shown at the fields. */
function FormErrorNotice({ formError }: { formError: FormError | undefined }) {
  if (!formError || Object.keys(formError.errors).length > 0) return null;
  return (
    <Notice kind="error" focusOn={!formError.told && formError}>
      <p>{formError.message} Je tekst staat er nog.</p>
    </Notice>
  );
}

/**
 * Shows, above a form that edits a text, the draft that was made of an older version, so that it can be copied from.
 */
function OutdatedDraft({ draft }: { draft: Draft | null }) {
  if (!draft?.outdated) return null;
  return (
    <>
      <Notice kind="info">
        <p>De tekst is veranderd sinds je hieraan begon. In het formulier staat de tekst van nu.</p>
      </Notice>
      <UnsentText values={draft.outdated} help="Kopieer hieruit wat je nog wilt gebruiken." />
    </>
  );
}
