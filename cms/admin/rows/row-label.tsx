'use client';

import { Pill, useRowLabel } from '@payloadcms/ui';
import { readCms, useAnswer } from '../ask-cms.ts';
import { useCommunityTitles } from '../community/use-community.ts';
import { communityReferenceOf, type Reference, referenceOf, textOf } from './row-text.ts';

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
  const title = useTitle(text ? null : referenceOf(data));
  return <span className="niergenoten-row-text">{text ?? title ?? written?.key}</span>;
}

interface Title {
  key: string;
  title: string | null;
}

/** The titles that rows of this page showed before, by collection and id. */
const knownTitles = new Map<string, Promise<Title>>();

/** The title of a document, once it is read; null until then, and without a reference. */
function useTitle(reference: Reference | null): string | null {
  const key = reference && `${reference.collection}/${reference.id}`;
  const [read] = useAnswer(key, readTitle);
  return read && read.key === key ? read.title : null; // not the title of what the row referred to before
}

function readTitle(key: string): Promise<Title> {
  const title = knownTitles.get(key) ?? fetchTitle(key);
  knownTitles.set(key, title);
  return title;
}

async function fetchTitle(key: string): Promise<Title> {
  const document = await readCms<Record<string, unknown>>(`/api/${key}?depth=0&draft=true`);
  const title = document?.title ?? document?.alt;
  return { key, title: typeof title === 'string' && title !== '' ? title : null };
}
