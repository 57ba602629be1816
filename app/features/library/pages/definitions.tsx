import { useState } from 'react';
import { listDocuments, listReferred, listSpelledDefinitions } from '#app/features/content/index.ts';
import { authorshipData, authorshipText, commonAuthorship } from '#app/features/content/published/authorship.ts';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { groupByLetter } from '#app/features/pages/ui/blocks/a-z-list/group-by-letter.ts';
import { Letters } from '#app/features/pages/ui/blocks/a-z-list/letters.tsx';
import { referredPage } from '#app/features/pages/ui/blocks/block-context.ts';
import { searchPath } from '#app/features/search/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { narrow } from '#app/ui/filter/narrow.ts';
import { NarrowField } from '#app/ui/filter/narrow-field.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { DISEASES_PATH } from '../paths.ts';
import { otherWords } from '../ui/other-words.ts';
import type { Route } from './+types/definitions';
import styles from './definitions.module.css';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const [definitions, spelled] = await Promise.all([listDocuments(ctx, 'definition'), listSpelledDefinitions(ctx)]);
    const spellingsOf = new Map(spelled.map(({ id, spellings }) => [id, spellings]));
    const refs = await listReferred(ctx, [...new Set(definitions.flatMap(({ page }) => page ?? []))]);
    const writers = commonAuthorship(definitions);
    const entries = definitions.map((definition) => {
      const { id, title, description, page } = definition;
      const more = page === null ? null : referredPage({ refs }, page);
      const authorship = writers ? null : authorshipText(definition);
      const spellings = spellingsOf.get(id) ?? [];
      return { name: title, spellings, description, more: more && { title: more.title, path: more.path }, authorship };
    });
    return {
      /** Who wrote them, where that is the same for all. */
      writers,
      entries: entries.toSorted((a, b) => byName.compare(a.name, b.name)),
    };
  });

const byName = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });

const INTRO = 'Woorden die je hoort in het ziekenhuis of hier leest, elk in een paar zinnen uitgelegd.';

/** 'Woordenlijst': all words that the site explains, in the order of the alphabet. */
export default function Definitions({ loaderData: { writers, entries } }: Route.ComponentProps) {
  const [typed, setTyped] = useState('');
  const found = narrow(entries, typed, ({ name, spellings }) => [name, ...spellings]);
  const letters = groupByLetter(found);
  return (
    <Page>
      <Metadata title="Woordenlijst" description={INTRO} authorship={writers && authorshipText(writers)} />
      {writers && (
        <StructuredData
          things={
            import.meta.env.SSR ? [{ '@type': 'DefinedTermSet', name: 'Woordenlijst', ...authorshipData(writers) }] : []
          }
        />
      )}
      <PageHeader title="Woordenlijst" intro={INTRO} breadcrumbs={[{ text: 'Woordenlijst' }]}>
        <p>
          De namen van ziekten staan in <Link to={DISEASES_PATH}>Nierziekten A-Z</Link>.
        </p>
        {entries.length > 0 && (
          <NarrowField
            label="Typ een woord of afkorting"
            found={pluralise(found.length, 'woord', 'woorden')}
            value={typed}
            onChange={setTyped}
          />
        )}
      </PageHeader>
      {entries.length === 0 && (
        <EmptyState title="De lijst wordt gevuld">Binnenkort vind je hier moeilijke woorden met hun uitleg.</EmptyState>
      )}
      {entries.length > 0 && found.length === 0 && (
        <EmptyState
          title={`‘${typed}’ staat niet in de lijst`}
          action={<ButtonLink to={searchPath({ term: typed })}>Zoek op de hele site</ButtonLink>}
        >
          Kijk of je het woord goed hebt geschreven, of typ een deel ervan.
        </EmptyState>
      )}
      <Letters letters={letters} />
      {letters.map(({ letter, id, entries: words }) => (
        <section key={id} id={id}>
          <h2>{letter}</h2>
          <dl className={styles.words} data-print="flow">
            {words.map(({ name, spellings, description, more, authorship }) => (
              <div key={name}>
                <dt>{name}</dt>
                <OtherWords words={otherWords(name, spellings)} />
                <dd>{description}</dd>
                {more && (
                  <dd>
                    <Link to={more.path} className="link-alone">
                      Lees meer over {more.title}
                    </Link>
                  </dd>
                )}
                {authorship && <dd className={styles.authorship}>{authorship}</dd>}
              </div>
            ))}
          </dl>
        </section>
      ))}
      {writers && <AuthorshipNote document={writers} />}
    </Page>
  );
}

const OtherWords = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && <dd className={styles.other}>ook: {words.join(', ')}</dd>;
