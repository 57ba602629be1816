import { type ReactNode, useId } from 'react';
import type { Referred, ReferredOf } from '#app/features/content/index.ts';
import { DEFINITIONS_PATH } from '#app/features/library/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { AuthorshipNote } from '../authorship/authorship-note.tsx';
import { referredPage } from '../blocks/block-context.ts';
import { ExplanationPopover } from './explanation-popover.tsx';
import { ExplanationsContext } from './explanations-context.ts';

interface Props {
  /** The documents to which the page refers: among them the definitions of the words that are marked in its texts. */
  refs: Readonly<Record<number, Referred>>;
  /** The texts. */
  children: ReactNode;
}

/** Texts, and an explanation for each word that is marked in them, which the browser shows beside the word. */
export function Explanations({ refs, children }: Props) {
  const prefix = useId();
  const definitions = Object.values(refs).filter((one): one is ReferredOf<'definition'> => one.kind === 'definition');
  const idOf = (id: number) => (refs[id]?.kind === 'definition' ? `${prefix}-${id}` : null);
  return (
    <ExplanationsContext value={idOf}>
      {children}
      {definitions.map((definition) => (
        <Explanation key={definition.id} id={`${prefix}-${definition.id}`} definition={definition} refs={refs} />
      ))}
    </ExplanationsContext>
  );
}

function Explanation({
  id,
  definition,
  refs,
}: {
  id: string;
  definition: ReferredOf<'definition'>;
  refs: Props['refs'];
}) {
  const page = definition.page === null ? null : referredPage({ refs }, definition.page);
  return (
    <ExplanationPopover id={id} term={definition.title}>
      <p>{definition.description}</p>
      {page && (
        <p>
          <Link to={page.path}>{`Lees meer over ${page.title}`}</Link>
        </p>
      )}
      <p>
        <Link to={DEFINITIONS_PATH}>Zoek in de woordenlijst</Link>
      </p>
      <AuthorshipNote document={definition} />
    </ExplanationPopover>
  );
}
