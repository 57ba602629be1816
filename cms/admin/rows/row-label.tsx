'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { referenceOf, textOf } from './row-text.ts';
import { useOpenWhenNew } from './use-open-when-new.ts';
import { useTitle } from './use-title.ts';

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

/** The header of a row of a list: its number and its title or first words. */
export function RowLabel() {
  return (
    <>
      <RowNumber />
      <RowText />
    </>
  );
}

/** The number of the row, which opens by itself when it is new. */
function RowNumber() {
  const { rowNumber } = useRowLabel();
  useOpenWhenNew();
  return <span className="blocks-field__block-number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>;
}

/** What the row says, or else the title of the document to which it refers. */
function RowText() {
  const { data } = useRowLabel<Record<string, unknown>>();
  const text = textOf(data);
  const title = useTitle(text ? null : referenceOf(data));
  return <span className="niergenoten-row-text">{text ?? title}</span>;
}
