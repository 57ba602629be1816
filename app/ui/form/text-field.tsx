import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, fieldAttributes } from './field.tsx';
import styles from './form.module.css';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text. Give `type` and `autoComplete` for what is asked; the id is `field-<name>` unless given. */
export function TextField({
  label,
  name,
  help,
  error,
  success,
  optional,
  id = `field-${name}`,
  type = 'text',
  ...props
}: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, help, error, success, optional }}>
      <input
        {...props}
        {...fieldAttributes(id, { help, error })}
        id={id}
        name={name}
        type={type}
        className={styles.input}
      />
    </FieldFrame>
  );
}
