import { listDocuments, listReferred } from '#app/features/content/index.ts';
import { groupByLetter } from '#app/features/pages/ui/blocks/a-z-list/group-by-letter.ts';
import { Letters } from '#app/features/pages/ui/blocks/a-z-list/letters.tsx';
import { referredPage } from '#app/features/pages/ui/blocks/block-context.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import type { Route } from './+types/definitions';
import styles from './definitions.module.css';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const definitions = await listDocuments(ctx, 'definition');
    const refs = await listReferred(ctx, [...new Set(definitions.flatMap(({ page }) => page ?? []))]);
    const entries = definitions.map(({ title, description, page }) => {
      const more = page === null ? null : referredPage({ refs }, page);
      return { name: title, description, more: more && { title: more.title, path: more.path } };
    });
    return { entries: entries.toSorted((a, b) => byName.compare(a.name, b.name)) };
  });

const byName = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });

const INTRO = 'Woorden die je hoort in het ziekenhuis of hier leest, elk in een paar zinnen uitgelegd.';

/** 'Woordenlijst': all words that the site explains, in the order of the alphabet. */
export default function Definitions({ loaderData: { entries } }: Route.ComponentProps) {
  const letters = groupByLetter(entries);
  return (
    <Page>
      <Metadata title="Woordenlijst" description={INTRO} />
      <PageHeader title="Woordenlijst" intro={INTRO} breadcrumbs={[{ text: 'Woordenlijst' }]} />
      {letters.length === 0 && (
        <EmptyState title="De lijst wordt gevuld">Binnenkort vind je hier moeilijke woorden met hun uitleg.</EmptyState>
      )}
      <Letters letters={letters} />
      {letters.map(({ letter, id, entries: words }) => (
        <section key={id} id={id} className={styles.letter}>
          <h2>{letter}</h2>
          <dl className={styles.words}>
            {words.map(({ name, description, more }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{description}</dd>
                {more && (
                  <dd>
                    <Link to={more.path}>Lees meer over {more.title}</Link>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Page>
  );
}
