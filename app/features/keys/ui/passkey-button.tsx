import { type ReactNode, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { UNEXPECTED_ERROR } from '#app/platform/errors/unexpected-error.ts';
import { CallError } from '#app/platform/http/calls/client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { KeyRound } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { knowsPasskeys } from './ask-passkey.ts';

interface Props {
  intent: string;
  /** The path to post to; by default that of the page. */
  action?: string;
  /** Asks the device; null where it gave no answer. */
  ask: () => Promise<string | null>;
  /** The fields beside the answer of the device. */
  fields?: ReactNode;
  /** What the page shows where the browser has no scripts or knows no passkeys. */
  otherwise?: ReactNode;
  children: ReactNode;
}

const STOPPED = 'Er is geen toegangssleutel gebruikt. Probeer het nog een keer, of kies een andere manier.';

/** A button that asks the device for a passkey and then sends its answer, as the field `Credential` of a form. */
export function PasskeyButton({ intent, action, ask, fields, otherwise = null, children }: Props) {
  const answer = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submitting = useNavigation().state === 'submitting';
  if (!useHydrated() || !knowsPasskeys()) return otherwise;

  async function send() {
    setAsking(true);
    setProblem(null);
    const { text, error } = await ask().then(
      (text) => ({ text, error: text === null ? STOPPED : null }),
      (error: unknown) => ({ text: null, error: messageOf(error) }),
    );
    setAsking(false);
    setProblem(error);
    if (text === null || !answer.current) return;
    answer.current.value = text;
    answer.current.form?.requestSubmit();
  }

  return (
    <PostForm {...(action && { action })}>
      <Stack gap={2}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="Credential" ref={answer} />
        {fields}
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
        <div>
          <Button type="button" icon={KeyRound} busy={asking || submitting} onClick={() => void send()}>
            {children}
          </Button>
        </div>
      </Stack>
    </PostForm>
  );
}

const messageOf = (error: unknown): string => (error instanceof CallError ? error.message : UNEXPECTED_ERROR);
