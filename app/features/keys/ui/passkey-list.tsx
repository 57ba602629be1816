import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { KeyRound, PenLine, Trash2 } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Day } from '#app/ui/time/day.tsx';
import { longDate } from '#app/ui/time/formats.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { KEYS_PATH } from '../paths.ts';
import type { Passkey } from '../screens.ts';
import styles from './passkey-list.module.css';
import { PasskeyNameField } from './passkey-name-field.tsx';

interface Props {
  passkeys: readonly Passkey[];
  /** Whether the member just showed that it is them, so that keys may be renamed and removed. */
  mayChange: boolean;
  /** The error of a name that was refused. */
  formError: FormError | undefined;
}

/** The passkeys of a member, each with the ways to rename and remove it. */
export const PasskeyList = ({ passkeys, mayChange, formError }: Props) => (
  <ul className={styles.list}>
    {passkeys.map((passkey) => (
      <li key={passkey.id} className={styles.passkey}>
        <KeyRound className={styles.icon} aria-hidden="true" />
        <div className={styles.about}>
          <p className={styles.name} dir="auto">
            {passkey.name}
          </p>
          <p className={styles.dates}>
            Gemaakt op <Day at={passkey.createdAt.toISOString()} format={longDate} />
            {passkey.lastUsedAt && (
              <>
                , laatst gebruikt: <RelativeTime at={passkey.lastUsedAt.toISOString()} />
              </>
            )}
          </p>
        </div>
        {mayChange && (
          <div className={styles.changes}>
            <RenamePasskey
              key={passkey.name}
              passkey={passkey}
              formError={formError?.values.id === String(passkey.id) ? formError : undefined}
            />
            <RemovePasskey passkey={passkey} />
          </div>
        )}
      </li>
    ))}
  </ul>
);

const INSTRUCTIONS = { Name: 'Geef de sleutel een naam' };

/** The form for another name. It closes when the name was changed. */
function RenamePasskey({ passkey, formError }: { passkey: Passkey; formError: FormError | undefined }) {
  const { id, name } = passkey;
  const field = useRef<HTMLInputElement>(null);
  const errors = withInstructions(useStandingErrors(formError?.errors), INSTRUCTIONS);
  const busy = useNavigation().formData?.get('intent') === 'hernoem';
  useEffect(() => {
    if (formError?.errors.Name) field.current?.focus();
  }, [formError]);
  return (
    <Disclosure
      summary={
        <>
          Wijzig de naam<span className="visually-hidden"> van {name}</span>
        </>
      }
      quietIcon={PenLine}
      open={formError !== undefined}
    >
      <PostForm action={KEYS_PATH}>
        <Stack gap={2}>
          <HiddenFields fields={{ intent: 'hernoem', id: String(id) }} />
          <PasskeyNameField
            id={`field-Name-${id}`}
            label="Nieuwe naam"
            defaultValue={formError?.values.Name ?? name}
            error={errors.Name}
            ref={field}
          />
          <div>
            <Button type="submit" busy={busy}>
              Bewaar de naam
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}

/** Asks before a passkey goes: its device can make another, but not the same. */
const RemovePasskey = ({ passkey: { id, name } }: { passkey: Passkey }) => (
  <ConfirmForm
    summary={
      <>
        Verwijder<span className="visually-hidden"> {name}</span>
      </>
    }
    icon={Trash2}
    action={KEYS_PATH}
    fields={{ intent: 'verwijder', id: String(id) }}
    confirm="Ja, verwijder deze sleutel"
  >
    <p>Met deze sleutel kun je dan niet meer inloggen.</p>
  </ConfirmForm>
);
