import { type ChangeEvent, type ComponentProps, useState } from 'react';
import styles from '../form.module.css';
import { Counter } from './character-counter.tsx';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Counts what is typed, up to `maxLength`; `full` is what it says there, where the spec has words for it. */
    counter?: { full?: string } | undefined;
  };

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
  maxLength,
  counter,
  onChange,
  ...props
}: TextFieldProps) {
  const [length, setLength] = useState(String(props.defaultValue ?? '').length);
  const counts = counter !== undefined && maxLength !== undefined;

  function change(event: ChangeEvent<HTMLInputElement>) {
    setLength(event.target.value.length);
    onChange?.(event);
  }

  return (
    <FieldFrame {...{ id, label, help, error, success, optional }}>
      <input
        {...props}
        {...fieldAttributes(id, { help, error, also: counts ? `${id}-count` : undefined })}
        {...{ id, name, type, maxLength }}
        className={styles.input}
        onChange={change}
      />
      {counts && <Counter of={id} length={length} max={maxLength} full={counter.full} />}
    </FieldFrame>
  );
}
