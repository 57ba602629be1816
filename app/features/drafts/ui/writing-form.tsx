import { type ComponentProps, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { type Instructions, withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { X } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { HouseRules } from '#app/ui/link/house-rules.tsx';
import { useLoginAfterSessionEnd } from '#app/ui/session/session-check.ts';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import type { Draft } from '../draft.ts';
import { DraftStatus } from './draft-status.tsx';
import { type FieldProps, fieldProps } from './field-props.ts';
import { isChanged } from './form-fields.ts';
import { useSubmissionCount } from './use-submission-count.ts';
import styles from './writing-form.module.css';

// Hardly anybody is asked. In no `Suspense`: an answer before its script has come stays (docs/decisions/scripts.md).
const LazyAboutOther = lazyPart(() => import('./about-other-question.tsx').then((file) => file.AboutOtherQuestion));

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
  /** Whether what is written is for others to read, so that the form names the house rules. */
  houseRules?: boolean;
  /** Whether it is also for whom moderators keep from writing, such as to object to that. */
  whilePaused?: boolean;
  /** A second button beside it, such as for a preview. */
  secondary?: ReactNode;
  /** The path of the link to cancel. Cancelling an edit asks whether to discard its draft. */
  cancel?: string;
  gap?: ComponentProps<typeof Stack>['gap'];
  children: (fields: FieldProps) => ReactNode;
}

/**
 * The form for everything that a member writes. It saves a draft while the member types, shows the error of a submission,
 * goes to the login when the session has ended, and is emptied after it was submitted. To whom moderators keep from writing
 * it shows that, and their draft. Where the page goes on to another subject, the form begins anew: what was typed about one
 * never stands under another.
 */
export const WritingForm = (props: Props) => (
  <FormOfSubject key={props.draft && `${props.draft.kind} ${props.draft.about}`} {...props} />
);

function FormOfSubject({ formError, errors: found, gap = 3, ...form }: Props) {
  const draft = withoutOutdated(form.draft, formError);
  const {
    intent,
    hidden = {},
    submissionKey,
    labels,
    submit,
    disabled,
    secondary,
    cancel,
    onSubmit,
    onInput,
    children,
  } = form;
  const standing = useStandingErrors(found ? undefined : formError?.errors);
  const { AboutOther: question, ...errors } = withInstructions(found ?? standing, form.instructions);
  const submissions = useSubmissionCount(intent, formError);
  const sending = useNavigation().formMethod === 'POST';
  useLoginAfterSessionEnd(formError);
  return (
    <UnlessPaused always={form.whilePaused} draft={formError?.values ?? (draft?.updatedAt ? draft.fields : undefined)}>
      <FormErrorNotice formError={formError} />
      <ErrorSummary errors={errors} labels={labels} />
      <OutdatedDraft draft={draft} />
      <PostForm key={submissions} {...(onSubmit && { onSubmit })} {...(onInput && { onInput })}>
        <Stack gap={gap}>
          <HiddenFields fields={{ ...(intent && { intent }), ...versionOf(draft), ...hidden }} />
          <SubmissionKeyField value={submissionKey} />
          {children(fieldProps(draft, formError, errors))}
          {question && <LazyAboutOther question={question} focusOn={formError} />}
          {form.houseRules && <HouseRules />}
          <DraftStatus draft={draft} />
          <div className={styles.actions}>
            <Button variant="primary" type="submit" busy={sending} disabled={disabled}>
              {submit}
            </Button>
            {secondary}
            {cancel && <CancelEdit path={cancel} draft={draft} submitted={formError !== undefined} />}
          </div>
        </Stack>
      </PostForm>
    </UnlessPaused>
  );
}

/** Of which version an edit is, by which the server notices that the text was changed meanwhile (`assertUnchanged`). */
const versionOf = (draft: Draft | null) => draft?.basedOn && { BasedOn: draft.basedOn.toISOString() };

/** After a conflict the form has what was sent, and says what happened: the outdated draft would only repeat it. */
const withoutOutdated = (draft: Draft | null, formError: FormError | undefined): Draft | null =>
  draft && formError?.error === 'conflict' ? { ...draft, outdated: null } : draft;

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

// Few readers ever see it.
const CancelQuestion = lazyPart(() => import('./cancel-question.tsx').then((file) => file.CancelQuestion));

interface CancelEditProps {
  /** The path of the page to return to. */
  path: string;
  draft: Draft | null;
  /** Whether the form shows what was submitted with an error. */
  submitted: boolean;
}

/**
 * The link that leaves a form. What was typed is discarded only after a question (rules.md R52); without JavaScript its
 * draft stays.
 */
function CancelEdit({ path, draft, submitted }: CancelEditProps) {
  const [asking, setAsking] = useState(false);
  const askFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    if (!draft || !form || !(submitted || draft.updatedAt || isChanged(form))) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <ButtonLink to={path} variant="quiet" icon={X} onClick={askFirst}>
        Sluit
      </ButtonLink>
      {asking && (
        <Suspense>
          <CancelQuestion path={path} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
