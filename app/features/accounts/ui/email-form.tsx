import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AccountForm } from './account-form.tsx';

interface Props {
  /** Loads the schema of the call's body. */
  loadSchema: () => Promise<z.ZodObject>;
  formError: FormError | undefined;
  /** The text of the button. */
  submit: string;
  /** What follows the form. */
  children?: ReactNode;
}

const LABELS = { Email: 'E-mailadres' };
const INSTRUCTIONS = { Email: 'Vul je e-mailadres in' };

/** A form with one field, for the e-mail address to which a mail is sent. */
export function EmailForm({ loadSchema, formError, submit, children }: Props) {
  return (
    <Stack gap={3}>
      <AccountForm
        loadSchema={loadSchema}
        formError={formError}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        submit={submit}
      >
        {(errors) => (
          <TextField
            label={LABELS.Email}
            name="Email"
            type="email"
            autoComplete="email"
            defaultValue={formError?.values.Email}
            error={errors.Email}
          />
        )}
      </AccountForm>
      {children}
    </Stack>
  );
}
