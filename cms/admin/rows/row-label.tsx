'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { useCommunityTitles } from '../community/use-community.ts';
import { useTitles } from '../use-titles.ts';
import { communityReferenceOf, referenceOf, textOf } from './row-text.ts';

/** The header of a block: its number, its kind and its title or first words. */
export function BlockLabel({ kind }: { kind: string }) {
  return (
    <>
      <RowNumber />
      <Pill size="small" pillStyle="white">
        {kind}
      </Pill>
      <RowText />
    </>
  );
}

interface RowLabelProps {
  /** The names of the types of the rows, where a row says little without its own. */
  types?: Record<string, string>;
}

/** The header of a row of a list: its number, the name of its type if it has one, and its title or first words. */
export function RowLabel({ types = {} }: RowLabelProps) {
  const { data } = useRowLabel<{ type?: string }>();
  const type = types[data?.type ?? ''];
  return (
    <>
      <RowNumber />
      {type && (
        <Pill size="small" pillStyle="white">
          {type}
        </Pill>
      )}
      <RowText />
    </>
  );
}

/** The number of the row. */
function RowNumber() {
  const { rowNumber } = useRowLabel();
  return <span className="blocks-field__block-number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>;
}

/** What the row says, or else the title of that to which it refers; of a closed conversation or blog post, its key. */
function RowText() {
  const { data } = useRowLabel<Record<string, unknown>>();
  const written = communityReferenceOf(data);
  const titles = useCommunityTitles(written?.kind ?? 'group', written ? [written.key] : []);
  const text = (written && titles.get(written.key)) ?? textOf(data);
  const reference = text ? null : referenceOf(data);
  const titleOf = useTitles(reference ? [reference] : []);
  return <span className="niergenoten-row-text">{text ?? (reference && titleOf(reference)) ?? written?.key}</span>;
}
