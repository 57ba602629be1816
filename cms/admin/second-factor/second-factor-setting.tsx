'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { type ReactNode, useId, useState } from 'react';
import type { SecondFactor } from '../../second-factor/second-factor-endpoints.ts';
import type { SetUp } from '../../second-factor/set-up.ts';
import { askCms, readCms, useAnswer } from '../ask-cms.ts';
import { AppSetUp } from './app-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const ADDRESS = '/api/second-factor';

/** Whether logging in has a second step, and how to change that: for the editor alone, below their own account. */
export function SecondFactorSetting() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const isOwn = id !== undefined && user?.id === id;
  const [factor, setFactor] = useAnswer(isOwn ? ADDRESS : null, readCms<SecondFactor>);
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (!isOwn || !factor) return null;
  const reload = async () => setFactor(await readCms<SecondFactor>(ADDRESS));
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setSetUp(null);
    setCodes(recoveryCodes);
    void reload();
  };
  return (
    <section className="field-type niergenoten-second-factor">
      <h4>Een tweede stap bij het inloggen</h4>
      <p>
        Wie je wachtwoord kent, komt er dan nog niet in: je geeft ook een code van een app op je telefoon.{' '}
        <strong>{stateOf(factor)}</strong>
      </p>
      {codes && <RecoveryCodes codes={codes} onRead={() => setCodes(null)} />}
      {setUp && (
        <>
          <AppSetUp app={setUp} />
          <Asking
            label="Code"
            autoComplete="one-time-code"
            actions={[
              { label: 'Bevestig de code', act: (code) => send('on', { code, token: setUp.token }, showCodes) },
            ]}
          />
        </>
      )}
      {!codes && !setUp && (
        <Asking
          label="Je wachtwoord, om dit te wijzigen"
          type="password"
          autoComplete="current-password"
          actions={[
            {
              label: factor.on ? 'Stel een andere app in' : 'Zet de tweede stap aan',
              act: (password) => send<SetUp>('app', { password }, setSetUp),
            },
            ...(factor.on
              ? [
                  {
                    label: 'Maak nieuwe herstelcodes',
                    act: (password: string) => send('recovery-codes', { password }, showCodes),
                  },
                ]
              : []),
            ...(factor.on && !factor.required
              ? [
                  {
                    label: 'Zet de tweede stap uit',
                    act: (password: string) => send('off', { password }, () => void reload()),
                  },
                ]
              : []),
          ]}
        />
      )}
    </section>
  );
}

const stateOf = ({ on, recoveryCodes }: SecondFactor): string =>
  on
    ? `De tweede stap staat aan. Je hebt nog ${recoveryCodes} ${recoveryCodes === 1 ? 'herstelcode' : 'herstelcodes'}.`
    : 'De tweede stap staat uit.';

/** Sends a change. Gives why it was refused; null when it was done. */
async function send<T>(path: string, body: object, onDone: (answer: T) => void): Promise<string | null> {
  const answer = await askCms<T>(`${ADDRESS}/${path}`, { method: 'POST', body });
  if ('message' in answer) return answer.message;
  onDone(answer.data);
  return null;
}

interface Action {
  label: string;
  /** Does it with what was typed. Gives why it was refused, if it was. */
  act: (typed: string) => Promise<string | null>;
}

interface AskingProps {
  label: ReactNode;
  type?: 'text' | 'password';
  autoComplete: string;
  actions: Action[];
}

/** A field, and what can be done with what is typed in it. It is inside the form of the account, but no part of it. */
function Asking({ label, type = 'text', autoComplete, actions }: AskingProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const run = async ({ act }: Action) => {
    setBusy(true);
    const refusal = await act(typed);
    setBusy(false);
    setProblem(refusal);
    if (!refusal) setTyped('');
  };
  return (
    <div className="niergenoten-second-factor__asking">
      <label htmlFor={id}>{label}</label>
      {problem && (
        <p className="niergenoten-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <input
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem !== null}
        autoComplete={autoComplete}
        id={id}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // it would save the account
          const [first] = actions;
          if (first) void run(first);
        }}
        type={type}
        value={typed}
      />
      <p className="niergenoten-second-factor__actions">
        {actions.map((action) => (
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            key={action.label}
            margin={false}
            onClick={() => void run(action)}
            type="button"
          >
            {action.label}
          </Button>
        ))}
      </p>
    </div>
  );
}
