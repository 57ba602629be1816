import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

export interface RadioListProps extends ChoiceListProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** One of a few choices. */
export function RadioList({ value, defaultValue, onChange, ...props }: RadioListProps) {
  return (
    <ChoiceList
      {...props}
      type="radio"
      chosen={value === undefined ? undefined : [value]}
      defaultChosen={defaultValue === undefined ? undefined : [defaultValue]}
      onChoose={([first]) => first !== undefined && onChange?.(first)}
    />
  );
}
