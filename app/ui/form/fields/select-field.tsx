import type { ComponentProps } from 'react';
import { ChevronDown } from '#app/ui/icon/icons.ts';
import styles from '../form.module.css';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly { value: string | number; label: string }[];
    /** The text of the first, empty option. */
    placeholder?: string | undefined;
  };

/** One option of a long list. For six or fewer options a RadioList is easier to use. */
export function SelectField({
  label,
  name,
  help,
  error,
  optional,
  options,
  placeholder,
  id = `field-${name}`,
  ...props
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, help, error, optional }}>
      <div className={styles.selectFrame}>
        <select {...props} {...fieldAttributes(id, { help, error })} id={id} name={name} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
