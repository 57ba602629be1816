import { type ChangeEvent, type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { endPreservingText, preserveSelection } from '../../hydration/preserve-typed-text.ts';
import styles from '../form.module.css';
import { CharacterCounter } from './character-counter.tsx';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

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
  const [typedLength, setTypedLength] = useState(String(props.defaultValue ?? '').length);
  const length = props.value === undefined ? typedLength : String(props.value).length;
  const hasCounter = counter && maxLength !== undefined;

  useLayoutEffect(() => {
    if (!element.current) return;
    preserveSelection(element.current);
    endPreservingText(element.current);
  }, []);

  useEffect(() => {
    const form = element.current?.form;
    const countCharacters = () => setTypedLength(element.current?.value.length ?? 0);
    countCharacters(); // of what was typed before our scripts ran
    const handleReset = () => setTimeout(countCharacters); // after the reset
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, []);

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setTypedLength(event.target.value.length);
    if (!CSS.supports('field-sizing', 'content')) grow(event.target);
    onChange?.(event);
  }

  return (
    <FieldFrame {...{ id, label, help, error, optional }}>
      <textarea
        rows={5}
        dir="auto"
        {...props}
        {...fieldAttributes(id, { help, error, describedBy: hasCounter ? `${id}-count` : undefined })}
        {...{ id, name, maxLength }}
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
