import type { ReactNode } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import styles from '../form.module.css';

/** The props of every field besides the attributes of its element. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  help?: ReactNode;
  error?: string | undefined;
  /**
   * A message that the value is right, such as that a username is available. Pass '' until then: that keeps room for one
   * line, so that nothing moves from under a finger when the message comes.
   */
  success?: string | undefined;
  optional?: boolean | undefined;
}

/**
 * The attributes that connect a field to its help, its error, and the element with the id `describedBy`. Without JavaScript the
 * page opens at a field with an error, unless a summary before it takes the focus.
 */
export function fieldAttributes(
  id: string,
  { help, error, describedBy }: { help?: ReactNode; error?: string | undefined; describedBy?: string | undefined },
) {
  const ids = [help ? `${id}-help` : '', error ? `${id}-error` : '', describedBy ?? ''].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, ...(error && ({ 'aria-invalid': true, autoFocus: true } as const)) };
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  id: string;
  children: ReactNode;
}

/** The label, help and error of a field, all before the field, so that they are read before it is filled in. */
export function FieldFrame({ id, label, help, error, success, optional, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (hoeft niet)</span>}
      </label>
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
      <FieldError id={id} error={error} />
      {children}
      {success !== undefined && (
        <span role="status" className={styles.success}>
          {!error && success}
        </span>
      )}
    </div>
  );
}

/** The error of one field, with an icon and a word, because colour alone must not carry meaning (WCAG 1.4.1). */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <CircleAlert className={styles.errorIcon} aria-hidden="true" />
      <span>
        <span className="visually-hidden">Fout: </span>
        {error}
      </span>
    </p>
  );
}
