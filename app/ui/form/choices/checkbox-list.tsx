import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

export interface CheckboxListProps extends ChoiceListProps {
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((values: string[]) => void) | undefined;
}

/** Any number of a few choices. The form posts `name` once for each checked box. */
export function CheckboxList({ value, defaultValue, onChange, ...props }: CheckboxListProps) {
  return <ChoiceList {...props} type="checkbox" selected={value} defaultSelected={defaultValue} onSelect={onChange} />;
}
