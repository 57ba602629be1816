import type { ComponentProps, ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLoginWhenEnded } from '#app/ui/toggle/session-check.ts';
import type { Draft } from '../draft.ts';
import { OutdatedDraft } from './outdated-draft.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SaveDraft } from './save-draft.tsx';
import { useAccepted } from './use-accepted.ts';
import { discards } from './watch-form.ts';
import styles from './writing-form.module.css';
import { type WrittenFields, writtenFields } from './written-fields.ts';

interface Props extends Pick<ComponentProps<typeof PostForm>, 'onSubmit' | 'onInput'> {
  /** Which form of its page it is, where that has more than one. */
  intent?: string;
  /** Hidden fields: what it is about. */
  hidden?: Readonly<Record<string, string | number>>;
  /** What its writer was writing before. */
  draft: Draft | null;
  refused: Refused | undefined;
  /** Makes sending the same thing twice harmless (rules.md R34). */
  submissionKey: string;
  /** What is wrong with the fields, where the browser checks them as well; else what the server refused. */
  errors?: Readonly<Record<string, string>>;
  /** What the fields are called in the summary of errors, where there are several. */
  labels?: Readonly<Record<string, string>>;
  /** The words on its button. */
  submit: string;
  disabled?: boolean;
  /** Where its writer goes who thinks better of it; what they made of a text that they were changing is discarded. */
  cancel?: string;
  gap?: ComponentProps<typeof Stack>['gap'];
  children: (fields: WrittenFields) => ReactNode;
}

/**
 * The form of everything that a member writes. It saves a draft of what is typed, says above itself why it was refused,
 * leads to the login when the session has ended, and is empty again once it was accepted.
 */
export function WritingForm({ draft, refused, errors = refused?.errors ?? {}, gap = 3, ...form }: Props) {
  const { intent, hidden = {}, submissionKey, labels, submit, disabled, cancel, onSubmit, onInput, children } = form;
  const accepted = useAccepted(intent, refused);
  const sending = useNavigation().formMethod === 'POST';
  useLoginWhenEnded(refused);
  return (
    <>
      <RefusalNotice refused={refused} />
      <ErrorSummary errors={errors} labels={labels} />
      <OutdatedDraft draft={draft} />
      <PostForm key={accepted} {...(onSubmit && { onSubmit })} {...(onInput && { onInput })}>
        <Stack gap={gap}>
          {Object.entries({ ...(intent && { intent }), ...hidden, _key: submissionKey }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children(writtenFields(draft, refused, errors))}
          <SaveDraft draft={draft} />
          <div className={styles.actions}>
            <Button variant="primary" type="submit" busy={sending} disabled={disabled}>
              {submit}
            </Button>
            {cancel && (
              <ButtonLink to={cancel} variant="quiet" {...(draft?.basedOn && discards)}>
                Annuleren
              </ButtonLink>
            )}
          </div>
        </Stack>
      </PostForm>
    </>
  );
}
