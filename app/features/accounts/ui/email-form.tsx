import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { z } from 'zod';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { useFieldErrors } from '#app/ui/form/errors/use-field-errors.ts';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface Props {
  /** Loads the schema of the call's body, after the page: it brings zod along. */
  loadSchema: () => Promise<z.ZodObject>;
  refused: Refused | undefined;
  /** The text of the button. */
  submit: string;
  children?: ReactNode;
}

/** Delay before the errors of this form show, in milliseconds (spec §9). */
const ERROR_DELAY = 200;

/** A form with one field, for the e-mail address to which a mail is sent. */
export function EmailForm({ loadSchema, refused, submit, children }: Props) {
  const { errors, validate } = useFieldErrors(loadSchema, { refused, delay: ERROR_DELAY });
  const busy = useNavigation().state === 'submitting';
  return (
    <Stack gap={3}>
      {refused && refused.error !== 'invalid_input' && (
        <Notice kind="error">
          <p>{refused.message}</p>
        </Notice>
      )}
      <ErrorSummary errors={errors} labels={{ Email: 'E-mailadres' }} />
      <PostForm onSubmit={validate}>
        <Stack gap={3}>
          <TextField
            label="E-mailadres"
            name="Email"
            type="email"
            autoComplete="email"
            defaultValue={refused?.values.Email}
            error={errors.Email}
          />
          <Button variant="primary" type="submit" busy={busy}>
            {submit}
          </Button>
        </Stack>
      </PostForm>
      {children}
    </Stack>
  );
}
