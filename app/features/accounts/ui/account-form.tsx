import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { z } from 'zod';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { ERROR_DELAYS, useFieldErrors } from '#app/ui/form/errors/use-field-errors.ts';
import { type Instructions, withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { FormActions } from './form-actions.tsx';

type FieldErrors = Readonly<Record<string, string>>;

interface Props {
  /** Loads the schema of the call's body, after the page: it brings zod along. */
  loadSchema: () => Promise<z.ZodObject>;
  formError: FormError | undefined;
  /** Replaces the notice of an error that belongs to no field. */
  notice?: ReactNode;
  labels: Readonly<Record<string, string>>;
  instructions: Instructions;
  /** The path to post to; by default that of the page. */
  action?: string;
  /** The text of the button. */
  submit: string;
  /** A link beside the button, to leave the form. */
  cancel?: ReactNode;
  /** Delay before the errors show, in milliseconds. */
  delay?: number;
  /** Renders the fields with their errors, by field name. */
  children: (errors: FieldErrors) => ReactNode;
}

/** A form about an account. The browser validates it before it is sent. */
export function AccountForm({ loadSchema, formError, notice, labels, ...form }: Props) {
  const { action, submit, cancel, delay = ERROR_DELAYS.account, children } = form;
  const { errors: found, validate } = useFieldErrors(loadSchema, { formError, delay });
  const errors = withInstructions(found, form.instructions);
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      {notice ?? <FormErrorNotice formError={formError} />}
      <ErrorSummary errors={errors} labels={labels} />
      <PostForm {...(action && { action })} onSubmit={validate}>
        <Stack gap={3}>
          {children(errors)}
          <FormActions submit={submit} cancel={cancel} busy={busy} />
        </Stack>
      </PostForm>
    </>
  );
}
