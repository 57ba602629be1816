import type { ComponentProps } from 'react';
import { FieldError, type FieldProps, fieldAttributes } from '../fields/field-frame.tsx';
import styles from '../form.module.css';

export type CheckboxFieldProps = Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

/** One checkbox with its label, which is part of the click target. */
export function CheckboxField({ label, name, help, error, id = `field-${name}`, ...props }: CheckboxFieldProps) {
  return (
    <div className={styles.field}>
      <FieldError id={id} error={error} />
      <div className={styles.choice}>
        <input
          {...props}
          {...fieldAttributes(id, { help, error })}
          id={id}
          name={name}
          type="checkbox"
          className={styles.box}
        />
        <label className={styles.choiceLabel} htmlFor={id}>
          {label}
        </label>
        {help && (
          <div className={styles.choiceHelp} id={`${id}-help`}>
            {help}
          </div>
        )}
      </div>
    </div>
  );
}
