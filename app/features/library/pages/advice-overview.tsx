import { AskLink } from '#app/features/advice/ui/ask-link.tsx';
import { listDocuments } from '#app/features/content/index.ts';
import { DocumentTeaser } from '#app/features/pages/ui/teasers/document-teaser.tsx';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from '../ui/cards.module.css';
import type { Route } from './+types/advice-overview';

export const handle: PageHandle = { cache: { query: [] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => ({ topics: await listDocuments(ctx, 'advice-topic'), member: ctx.viewer !== null }));

/** The topics about which members find advice or ask for it, and the way to ask the dietitian at once. */
export default function AdviceOverview({ loaderData: { topics, member } }: Route.ComponentProps) {
  const diet = topics.find(({ isDiet }) => isDiet);
  return (
    <Page>
      <Metadata
        title="Advies"
        description="Stel je vraag aan de diëtist, of lees wie je helpt met medicijnen, werk, geld en gevoel."
      />
      <PageHeader
        title="Advies"
        intro={<p>Waar heb je een vraag over? Kies een onderwerp en lees wie je verder helpt.</p>}
        breadcrumbs={[{ text: 'Advies' }]}
      >
        {diet && (
          <AskLink topicPath={diet.path} member={member}>
            Stel een vraag aan de diëtist
          </AskLink>
        )}
      </PageHeader>
      {topics.length === 0 ? (
        <EmptyState title="Hier komt advies">Over eten en drinken, medicijnen, werk en gevoel.</EmptyState>
      ) : (
        <ul className={styles.cards} data-print="tiles">
          {topics.map((topic) => (
            <li key={topic.id}>
              <DocumentTeaser page={topic} titleAs="h2" tile />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
