import { type ChangeEvent, type ComponentProps, useState } from 'react';
import styles from '../form.module.css';
import { CharacterCounter } from './character-counter.tsx';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /**
     * Shows how many characters are left of `maxLength`; `limitMessage` replaces the count at the limit, where one is
     * prescribed.
     */
    counter?: { limitMessage?: string } | undefined;
  };

/** A field for one line of text. Its id is `field-<name>` by default. Pass `type` and `autoComplete` where they apply. */
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
  const hasCounter = counter !== undefined && maxLength !== undefined;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setLength(event.target.value.length);
    onChange?.(event);
  }

  return (
    <FieldFrame {...{ id, label, help, error, success, optional }}>
      <input
        dir="auto"
        {...props}
        {...fieldAttributes(id, { help, error, describedBy: hasCounter ? `${id}-count` : undefined })}
        {...{ id, name, type, maxLength }}
        className={styles.input}
        onChange={handleChange}
      />
      {hasCounter && (
        <CharacterCounter fieldId={id} length={length} max={maxLength} limitMessage={counter.limitMessage} />
      )}
    </FieldFrame>
  );
}
