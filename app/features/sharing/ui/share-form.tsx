import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CaptchaField } from '#app/ui/form/captcha/captcha-field.tsx';
import { useCaptchaForm } from '#app/ui/form/captcha/use-captcha-form.ts';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { type ShareTarget, sharePath } from '../paths.ts';
import { MAX_MESSAGE, MAX_RECIPIENTS } from '../rules.ts';

export interface ShareFormProps {
  target: ShareTarget;
  formError: FormError | undefined;
  busy: boolean;
  /** The idempotency key, by which a repeated submission is recognised (rules.md R34); where `onSend` has none. */
  submissionKey?: string;
  /** Sends the form in place of the browser, once it is valid and the captcha is solved. */
  onSend?: (form: FormData) => void;
  /** What was typed before the form was closed. */
  typed?: Readonly<Record<string, string>>;
  /** Called with what is typed so far. */
  onTyped?: (typed: Record<string, string>) => void;
}

const LABELS = {
  SenderName: 'Je naam',
  EmailList: 'E-mailadressen',
  Message: 'Bericht',
  Recaptcha: 'Controle dat je geen robot bent',
};

const INSTRUCTIONS = {
  SenderName: 'Vul je naam in',
  EmailList: 'Vul een e-mailadres in',
  Recaptcha: 'Vink aan dat je geen robot bent',
};

/** The form that shares a page by mail. Visitors also solve a captcha. */
export function ShareForm({ target, formError, busy, submissionKey, onSend, typed, onTyped }: ShareFormProps) {
  const hidden = useRef<HTMLInputElement>(null);
  const loadSchema = () => import('../contract.ts').then(({ shareBody }) => shareBody(target.type));
  const { errors, captcha, asksForCaptcha, attempt, onSubmit } = useCaptchaForm(loadSchema, {
    ...{ formError, busy, onSend },
    instructions: INSTRUCTIONS,
  });
  const values = formError?.values ?? typed ?? {};
  const [isComplete, handleInput] = useCompleteness(hidden, onTyped);
  return (
    <UnlessPaused>
      <Stack gap={3}>
        <FormErrorNotice formError={formError} />
        <ErrorSummary key={attempt} errors={errors} labels={LABELS} />
        <PostForm action={sharePath(target)} onSubmit={onSubmit} onInput={handleInput}>
          <Stack gap={3}>
            <input ref={hidden} type="hidden" name="ItemId" value={target.id} />
            {submissionKey && <SubmissionKeyField value={submissionKey} />}
            <ShareFields values={values} errors={errors} />
            {asksForCaptcha && (
              <CaptchaField name="Recaptcha" error={errors.Recaptcha} attempt={attempt} captcha={captcha} />
            )}
            <div>
              <Button variant="primary" type="submit" busy={busy || captcha.pending} disabled={!isComplete}>
                Verstuur
              </Button>
            </div>
          </Stack>
        </PostForm>
      </Stack>
    </UnlessPaused>
  );
}

function ShareFields({ values, errors }: Record<'values' | 'errors', Readonly<Record<string, string>>>) {
  return (
    <>
      <TextField
        label={LABELS.SenderName}
        help="Zo weet de ander van wie dit komt."
        name="SenderName"
        autoComplete="name"
        defaultValue={values.SenderName}
        error={errors.SenderName}
      />
      <TextField
        label={LABELS.EmailList}
        help={`Je kunt tot ${MAX_RECIPIENTS} adressen invullen. Zet er een komma tussen.`}
        name="EmailList"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values.EmailList}
        error={errors.EmailList}
      />
      <TextArea
        label={LABELS.Message}
        help="Links halen we uit je bericht."
        name="Message"
        optional
        rows={4}
        maxLength={MAX_MESSAGE}
        counter
        defaultValue={values.Message}
        error={errors.Message}
      />
    </>
  );
}

/**
 * Whether the required fields of the form of `field` are filled in, without which the button is disabled; true until our
 * scripts run. And the handler of the form's input event.
 */
function useCompleteness(field: RefObject<HTMLInputElement | null>, onTyped: ShareFormProps['onTyped']) {
  const [isComplete, setComplete] = useState(true);
  function readForm() {
    const fields = [...new FormData(field.current?.form ?? undefined)];
    const typed = Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
    setComplete(['SenderName', 'EmailList'].every((name) => typed[name]?.trim()));
    onTyped?.(typed);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before our scripts ran is read once
  useEffect(readForm, []);
  return [isComplete, readForm] as const;
}
