'use client';

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  type ReactSelectOption,
  useField,
  withCondition,
} from '@payloadcms/ui';
import type { NumberFieldClientProps, TextFieldClientProps } from 'payload';
import { isNumbered, keyOf } from '../../fields/community-key.ts';
import type { CommunityKind } from '../../lists/list-community-items.ts';
import { useCommunitySearch, useCommunityTitles } from './use-community.ts';

type Key = string | number;

interface Props extends Omit<TextFieldClientProps, 'field'> {
  kind: CommunityKind;
  field: TextFieldClientProps['field'] | NumberFieldClientProps['field'];
}

/** Picks what members wrote, by its title. What is not found, a closed conversation or blog, is entered by its address. */
export const CommunityField = withCondition(({ kind, field, path: stalePath, readOnly }: Props) => {
  const { hasMany = false, label, required, admin } = field;
  const { path, value, setValue, showError, disabled } = useField<Key | Key[] | null>({
    potentiallyStalePath: stalePath,
  });
  const keys = [value ?? []]
    .flat()
    .filter((key) => key !== '')
    .map(String);
  const titles = useCommunityTitles(kind, keys);
  const { items, entered, isLoading, search } = useCommunitySearch(kind);
  const optionOf = (key: string): ReactSelectOption => ({ value: key, label: titles.get(key) ?? key });
  const options = items.map(({ key, title, path }) => ({ value: key, label: `${title} (${path})` }));
  if (entered !== null) options.push({ value: String(entered), label: `Neem dit adres: ${entered}` });
  const change = (chosen: ReactSelectOption | ReactSelectOption[] | null) => {
    const picked = [chosen ?? []].flat().flatMap(({ value }) => keyOf(kind, String(value)) ?? []);
    setValue(hasMany ? [...new Set(picked)] : (picked[0] ?? (isNumbered(kind) ? null : '')));
  };
  const isReadOnly = Boolean(readOnly || disabled);
  return (
    <div className={`field-type niergenoten-community${showError ? ' error' : ''}`}>
      <FieldLabel label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          disabled={isReadOnly}
          filterOption={() => true}
          inputId={`field-${path.replaceAll('.', '__')}`}
          isClearable={!required}
          isLoading={isLoading}
          isMulti={hasMany}
          isSortable={hasMany}
          noOptionsMessage={() => 'Niets gevonden.'}
          onChange={change}
          onInputChange={search}
          onMenuOpen={() => search()} // when typing opens the menu, this is called after onInputChange
          options={isLoading ? [] : options}
          placeholder="Zoek op de titel"
          showError={showError}
          value={hasMany ? keys.map(optionOf) : keys[0] ? optionOf(keys[0]) : undefined}
        />
      </div>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
});
