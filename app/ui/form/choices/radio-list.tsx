import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

export interface RadioListProps extends ChoiceListProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** Exactly one of a few choices. */
export function RadioList({ value, defaultValue, onChange, ...props }: RadioListProps) {
  return (
    <ChoiceList
      {...props}
      type="radio"
      selected={value === undefined ? undefined : [value]}
      defaultSelected={defaultValue === undefined ? undefined : [defaultValue]}
      onSelect={([first]) => first !== undefined && onChange?.(first)}
    />
  );
}
