import { type ChangeEvent, type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from '../form.module.css';
import { Counter } from './character-counter.tsx';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & { counter?: boolean | undefined };

/** A text of more lines, growing with what is typed (CSS where the browser can, else by its height). */
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
  const [typed, setTyped] = useState(String(props.defaultValue ?? '').length);
  const length = props.value === undefined ? typed : String(props.value).length;
  const counts = counter && maxLength !== undefined;

  useEffect(() => {
    const form = element.current?.form;
    const afterReset = () => setTimeout(() => setTyped(element.current?.value.length ?? 0));
    form?.addEventListener('reset', afterReset);
    return () => form?.removeEventListener('reset', afterReset);
  }, []);

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    if (!CSS.supports('field-sizing', 'content')) grow(event.target);
    onChange?.(event);
  }

  return (
    <FieldFrame {...{ id, label, help, error, optional }}>
      <textarea
        rows={5}
        {...props}
        {...fieldAttributes(id, { help, error, also: counts ? `${id}-count` : undefined })}
        {...{ id, name, maxLength }}
        ref={element}
        className={styles.textarea}
        onChange={change}
      />
      {counts && <Counter of={id} length={length} max={maxLength} />}
    </FieldFrame>
  );
}

function grow(area: HTMLTextAreaElement) {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 4}px`;
}
