import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import styles from '../form.module.css';
import { CharacterCounter } from './character-counter.tsx';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';
import { useTextLength } from './use-text-length.ts';

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
  ref,
  ...props
}: TextFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, []);
  const { length, tooLong } = useTextLength(element, {
    max: maxLength,
    text: String(props.value ?? props.defaultValue ?? ''),
  });
  const hasCounter = maxLength !== undefined && (counter !== undefined || tooLong !== undefined);
  const shownError = error ?? tooLong;

  return (
    <FieldFrame {...{ id, label, help, error: shownError, success, optional }}>
      <input
        dir="auto"
        {...props}
        {...fieldAttributes(id, { help, error: shownError, describedBy: hasCounter ? `${id}-count` : undefined })}
        {...{ id, name, type }}
        ref={element}
        className={styles.input}
      />
      {hasCounter && (
        <CharacterCounter fieldId={id} length={length} max={maxLength} limitMessage={counter?.limitMessage} />
      )}
    </FieldFrame>
  );
}
