import { useId, useRef } from 'react';
import { FieldError } from './fields/field-frame.tsx';
import { useTextLength } from './fields/use-text-length.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

/** A search form that says when its words are too long. */
export function LimitedSearchBox({ maxLength, ...box }: SearchBoxProps & { maxLength: number }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { tooLong } = useTextLength(field, { max: maxLength, text: box.defaultValue ?? '' });
  return <SearchBox {...box} ref={field} id={id} error={tooLong && <FieldError id={id} error={tooLong} />} />;
}
