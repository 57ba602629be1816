import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button, type ButtonVariant } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';

interface Props {
  /** The path to post to: without the query, so that the token stays out of the history. */
  action: string;
  token: string;
  /** What else is sent. */
  fields?: Readonly<Record<string, string>>;
  /** The text of the button. */
  submit: string;
  variant?: ButtonVariant;
  formError: FormError | undefined;
  children: ReactNode;
}

/** A form with one button, for what the link of a mail asks. */
export function TokenForm({ action, token, fields, submit, variant = 'primary', formError, children }: Props) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Stack gap={3}>
      {formError && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      {children}
      <PostForm action={action}>
        <HiddenFields fields={{ Token: token, ...fields }} />
        <Button variant={variant} type="submit" busy={busy}>
          {submit}
        </Button>
      </PostForm>
    </Stack>
  );
}
