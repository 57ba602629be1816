import type { ComponentProps } from 'react';
import { ChevronDown } from '#app/ui/icon/icons.ts';
import { useEarlyChoice } from '../choices/use-early-choice.ts';
import styles from '../form.module.css';
import { FieldFrame, type FieldProps, fieldAttributes } from './field-frame.tsx';

interface Option {
  value: string | number;
  label: string;
}

/** Options under a heading in the list. */
interface OptionGroup {
  label: string;
  options: readonly Option[];
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly (Option | OptionGroup)[];
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
  useEarlyChoice(() => {
    const select = document.getElementById(id) as HTMLSelectElement;
    const served = select.querySelector<HTMLOptionElement>('[selected]')?.index ?? 0;
    if (select.selectedIndex !== served) select.dispatchEvent(new Event('change', { bubbles: true }));
  });

  return (
    <FieldFrame {...{ id, label, help, error, optional }}>
      <div className={styles.selectFrame}>
        <select {...props} {...fieldAttributes(id, { help, error })} id={id} name={name} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionElement)}
              </optgroup>
            ) : (
              optionElement(option)
            ),
          )}
        </select>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

const optionElement = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);
