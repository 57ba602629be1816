import type { ComponentProps } from 'react';
import { type FieldProps, fieldProps } from '#app/features/drafts/ui/field-props.ts';
import { useSubmissionCount } from '#app/features/drafts/ui/use-submission-count.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { ReasonsFields } from './reasons-fields.tsx';

interface Props extends Omit<ComponentProps<typeof ConfirmForm>, 'children' | 'open'> {
  /** What it does, and what its author hears. */
  about: string;
  /** Tells the forms of one page apart. */
  form: string;
  /** What the reasons are of, for screen readers: 'Waarom je dit verbergt'. */
  why: string;
  /** Why the form was refused: it is shown at once then. */
  formError: FormError | undefined;
  sentenceFor?: ComponentProps<typeof ReasonsFields>['sentenceFor'];
  /** What is chosen where no house rule was broken, where that can be. */
  withoutRule?: ComponentProps<typeof ReasonsFields>['withoutRule'];
  /** Gives the fields before the reasons. */
  children?: (text: FieldProps['text']) => React.ReactNode;
}

/** The form by which a moderator takes something away from a text, with the reasons that its author reads. It closes after that. */
export function RestrictForm({ about, form, why, formError, sentenceFor, withoutRule, children, ...props }: Props) {
  const submissions = useSubmissionCount(props.fields.intent, formError);
  const { text } = fieldProps(null, formError, useStandingErrors(formError?.errors));
  return (
    <ConfirmForm key={submissions} {...props} open={formError !== undefined}>
      <p>{about}</p>
      {children?.(text)}
      <ReasonsFields text={text} form={form} why={why} sentenceFor={sentenceFor} withoutRule={withoutRule} />
    </ConfirmForm>
  );
}
