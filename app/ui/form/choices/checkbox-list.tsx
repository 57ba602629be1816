import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

export interface CheckboxListProps extends ChoiceListProps {
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((values: string[]) => void) | undefined;
}

/** None, one or more of a few choices; posts one `name` a ticked box. */
export function CheckboxList({ value, defaultValue, onChange, ...props }: CheckboxListProps) {
  return <ChoiceList {...props} type="checkbox" chosen={value} defaultChosen={defaultValue} onChoose={onChange} />;
}
