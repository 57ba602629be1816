import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from '#app/ui/icon/icons.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import styles from '../form.module.css';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password that can be shown, to see a typing error; pasting is allowed (R4). The button comes with JavaScript. */
export function PasswordField({
  label,
  name,
  help,
  error,
  optional,
  id = `field-${name}`,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ id, label, help, error, optional }}>
      <div className={styles.withButton}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...props}
          {...fieldAttributes(id, { help, error })}
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          className={styles.input}
        />
        {hydrated && (
          <button type="button" className={styles.show} aria-controls={id} onClick={() => setShown(!shown)}>
            <Icon aria-hidden="true" />
            {shown ? 'Verberg' : 'Toon'}
            <span className="visually-hidden"> wachtwoord</span>
          </button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {shown ? 'Je wachtwoord is zichtbaar' : ''}
      </span>
    </FieldFrame>
  );
}
