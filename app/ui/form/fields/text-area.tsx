import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import { endPreservingText, preserveSelection } from '../../hydration/preserve-typed-text.ts';
import styles from '../form.module.css';
import { CharacterCounter } from './character-counter.tsx';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';
import { useTextLength } from './use-text-length.ts';

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & { counter?: boolean | undefined };

/** A field for text of several lines. It grows with the text: by `field-sizing`, or by script where that is missing. */
export function TextArea({
  label,
  name,
  help,
  error,
  optional,
  id = `field-${name}`,
  maxLength,
  counter,
  onChange,
  ...props
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const { length, tooLong } = useTextLength(element, {
    max: maxLength,
    text: String(props.value ?? props.defaultValue ?? ''),
  });
  const hasCounter = maxLength !== undefined && (counter || tooLong !== undefined);
  const shownError = error ?? tooLong;

  useLayoutEffect(() => {
    if (!element.current) return;
    preserveSelection(element.current);
    endPreservingText(element.current);
  }, []);

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    if (!CSS.supports('field-sizing', 'content')) grow(event.target);
    onChange?.(event);
  }

  return (
    <FieldFrame {...{ id, label, help, error: shownError, optional }}>
      <textarea
        rows={5}
        dir="auto"
        {...props}
        {...fieldAttributes(id, { help, error: shownError, describedBy: hasCounter ? `${id}-count` : undefined })}
        {...{ id, name }}
        ref={element}
        className={styles.textarea}
        onChange={handleChange}
      />
      {hasCounter && <CharacterCounter fieldId={id} length={length} max={maxLength} />}
    </FieldFrame>
  );
}

function grow(area: HTMLTextAreaElement) {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 4}px`;
}
