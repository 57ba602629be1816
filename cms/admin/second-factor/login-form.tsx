'use client';

import { EmailField, Form, FormSubmit, PasswordField, TextField, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { ClientUser } from 'payload';
import { email } from 'payload/shared';
import { useEffect, useState } from 'react';
import type { LoginStep } from '../../second-factor/require-code.ts';
import { AppSetUp } from './app-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type LoggedIn = NonNullable<Parameters<ReturnType<typeof useAuth<ClientUser>>['setUser']>[0]> & {
  recoveryCodes?: string[];
};

/**
 * The form to log in. Every step sends address and password again, with what the step asks: nothing is stored for a login
 * that has only begun. After it the editor comes to `next`.
 */
export function LoginForm({ next }: { next: string }) {
  const { setUser } = useAuth();
  const router = useRouter();
  const [step, setStep] = useState<LoginStep | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [loggedIn, setLoggedIn] = useState<LoggedIn | null>(null);
  const goOn = (user: LoggedIn) => {
    setUser(user);
    router.push(next);
  };
  if (loggedIn?.recoveryCodes) return <RecoveryCodes codes={loggedIn.recoveryCodes} onRead={() => goOn(loggedIn)} />;
  return (
    <Form
      action={sendWith(step) as never}
      className="login__form"
      disableSuccessStatus
      initialState={INITIAL_STATE}
      onSuccess={(json) => {
        const answer = json as Refusal | LoggedIn;
        if ('refused' in answer) {
          setStep(answer.step ?? step);
          setProblem((last) => step && { text: answer.refused, attempt: (last?.attempt ?? 0) + 1 });
        } else if (answer.recoveryCodes) setLoggedIn(answer);
        else goOn(answer);
      }}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap" hidden={step !== null}>
        <EmailField field={EMAIL} path="email" validate={email} />
        <PasswordField autoComplete="current-password" field={PASSWORD} path="password" />
      </div>
      {step && <CodeStep problem={problem} step={step} />}
      <FormSubmit size="large">Inloggen</FormSubmit>
    </Form>
  );
}

const EMAIL = { name: 'email', label: 'E-mailadres', required: true, admin: { autoComplete: 'email' } } as const;
const PASSWORD = { name: 'password', label: 'Wachtwoord', required: true } as const;
const CODE = { name: 'code', label: 'Code', required: true, admin: { autoComplete: 'one-time-code' } } as const;

const INITIAL_STATE = { email: { valid: true }, password: { valid: true } };

/** Why a code was refused, and which time it was: the same words are read aloud each time. */
interface Problem {
  text: string;
  attempt: number;
}

/**
 * The field for the code of an app, below how to set that app up where there is none yet. It takes the focus, and again after
 * each refusal.
 */
function CodeStep({ step, problem }: { step: LoginStep; problem: Problem | null }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: also after each refusal
  useEffect(() => {
    document.getElementById('field-code')?.focus();
  }, [problem]);
  return (
    <div className="login__form__inputWrap">
      {step.step === 'app' ? (
        <>
          <p>Voor de redactie heb je naast je wachtwoord een app nodig die codes maakt.</p>
          <AppSetUp app={step} />
        </>
      ) : (
        <p>Vul de zes cijfers in die je app nu laat zien. Ben je je telefoon kwijt? Gebruik dan een herstelcode.</p>
      )}
      {problem && (
        <p className="niergenoten-problem" key={problem.attempt} role="alert">
          {problem.text}
        </p>
      )}
      <TextField field={CODE} path="code" />
    </div>
  );
}

/** A login that was refused, and the step that it still needs, if it does. */
interface Refusal {
  refused: string;
  step: LoginStep | null;
}

/**
 * Sends the login. A refusal after the password, or for more than that, is no error of Payload's form, which would keep it
 * beside a code that was corrected.
 */
const sendWith =
  (step: LoginStep | null) =>
  async (form: FormData): Promise<Response> => {
    const fields = JSON.parse(String(form.get('_payload') ?? '{}'));
    const body = JSON.stringify({ ...fields, ...(step?.step === 'app' && { token: step.token }) });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/users/login', { method: 'POST', credentials: 'same-origin', headers, body });
    if (answer.ok) return answer;
    const { errors }: { errors?: { message: string; data?: LoginStep }[] } = await answer
      .clone()
      .json()
      .catch(() => ({}));
    const [error] = errors ?? [];
    const asked = error?.data?.step ? error.data : null;
    return error && (step || asked) ? Response.json({ refused: error.message, step: asked } satisfies Refusal) : answer;
  };
