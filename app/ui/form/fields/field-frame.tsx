import type { ReactNode } from 'react';
import { CircleAlert } from '#app/ui/icon/icons.ts';
import styles from '../form.module.css';

/** What every field takes beside the attributes of its element. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  help?: ReactNode;
  error?: string | undefined;
  /** What is right with it, where that is worth telling. */
  success?: string | undefined;
  optional?: boolean | undefined;
}

/** The attributes that tie a field to its help and its error. */
export function fieldAttributes(
  id: string,
  { help, error, also }: { help?: ReactNode; error?: string | undefined; also?: string | undefined },
) {
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : '', also ?? ''].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  id: string;
  children: ReactNode;
}

/** Label, help and error around one field, in that order, so that they are read before the field is filled in. */
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
      <span role="status" className={styles.success}>
        {success}
      </span>
    </div>
  );
}

/** The error of one field: an icon and a word, never colour alone. */
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
