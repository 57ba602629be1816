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
import type { TextFieldClientProps } from 'payload';
import { lastPart } from '../../fields/last-part.ts';
import type { CommunityKind } from '../../lists/list-community-items.ts';
import { useCommunitySearch, useCommunityTitles } from './use-community.ts';

interface Props extends TextFieldClientProps {
  kind: CommunityKind;
}

/** Picks groups or conversations by their title. What is not found, a closed conversation, is entered by its address. */
export const CommunityField = withCondition(({ kind, field, path: stalePath, readOnly }: Props) => {
  const { hasMany = false, label, required, admin } = field;
  const { path, value, setValue, showError, disabled } = useField<string | string[]>({
    potentiallyStalePath: stalePath,
  });
  const keys = [value ?? []].flat().filter((key) => key !== '');
  const titles = useCommunityTitles(kind, keys);
  const { items, isLoading, search } = useCommunitySearch(kind);
  const optionOf = (key: string): ReactSelectOption => ({ value: key, label: titles.get(key) ?? key });
  const change = (chosen: ReactSelectOption | ReactSelectOption[] | null) => {
    const picked = [chosen ?? []].flat().map(({ value }) => lastPart(String(value)));
    setValue(hasMany ? [...new Set(picked)] : (picked[0] ?? ''));
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
          isCreatable
          isLoading={isLoading}
          isMulti={hasMany}
          isSortable={hasMany}
          noOptionsMessage={() => 'Niets gevonden.'}
          onChange={change}
          onInputChange={search}
          onMenuOpen={() => search('')}
          options={items.map(({ key, title, path }) => ({ value: key, label: `${title} (${path})` }))}
          placeholder="Zoek op de titel"
          showError={showError}
          value={hasMany ? keys.map(optionOf) : keys[0] ? optionOf(keys[0]) : undefined}
        />
      </div>
      {admin?.description && <FieldDescription description={admin.description} path={path} />}
    </div>
  );
});
