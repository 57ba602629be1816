import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from '#app/ui/icon/icons.ts';
import { useHydrated } from '../../hydration/use-hydrated.ts';
import styles from '../form.module.css';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

export type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** A password field with a button that makes the password visible, if there is JavaScript. Pasting is allowed (R4). */
export function PasswordField({
  label,
  name,
  help,
  error,
  optional,
  id = `field-${name}`,
  ...props
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const hydrated = useHydrated();
  const Icon = visible ? EyeOff : Eye;
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
          type={visible ? 'text' : 'password'}
          className={styles.input}
        />
        {hydrated && (
          <button
            type="button"
            className={styles.toggleVisibility}
            aria-controls={id}
            onClick={() => setVisible(!visible)}
          >
            <Icon aria-hidden="true" />
            {visible ? 'Verberg' : 'Toon'}
            <span className="visually-hidden"> wachtwoord</span>
          </button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {visible ? 'Je wachtwoord is zichtbaar' : ''}
      </span>
    </FieldFrame>
  );
}
