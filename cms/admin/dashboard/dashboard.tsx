import type { ServerProps } from 'payload';
import { systemClock } from '../../../app/platform/clock.ts';
import { mayRead, roleOf } from '../../access.ts';
import { slugsByKind } from '../../collections/slugs-by-kind.ts';
import { dateAndTime, isoDay, longDay } from '../../dates.ts';
import { listBrokenLinks } from '../../lists/broken-links.ts';
import { listScheduled } from '../../lists/list-scheduled.ts';
import { listMostAsked, listWithoutResults, type Search } from '../../lists/list-searches.ts';
import { listOwnDrafts, listToReview, type WorkingDraft } from '../../lists/list-working.ts';
import { listOverdue } from '../../lists/overdue.ts';
import { settings } from '../../settings.ts';
import { FormLink } from '../form-link.tsx';
import { DashboardList } from './dashboard-list.tsx';

/** What waits for the editor, above the collections on the first page of the admin. */
export async function Dashboard({ payload, user }: ServerProps) {
  if (!user || !mayRead(roleOf({ user }))) return null;
  const id = Number(user.id);
  const [own, toReview, scheduled, overdue, broken, asked, withoutResults] = await Promise.all([
    listOwnDrafts(id, payload),
    listToReview(id, payload),
    listScheduled(payload),
    listOverdue(payload.db.drizzle, isoDay.format(systemClock.now())),
    listBrokenLinks(payload.db.drizzle, settings.siteUrl),
    listMostAsked(payload.db.drizzle),
    listWithoutResults(payload.db.drizzle),
  ]);
  const slugs = slugsByKind(payload.config);
  const pages = [...Map.groupBy(broken, ({ id }) => id)];
  return (
    <div className="niergenoten-dashboard">
      <DashboardList title="Ter beoordeling" empty="Er wacht niets op een beoordeling.">
        {toReview.map((draft) => (
          <DraftItem
            key={draft.id}
            draft={draft}
            people={[draft.editor && `van ${draft.editor}`, draft.reviewer && `voor ${draft.reviewer}`]}
          />
        ))}
      </DashboardList>
      <DashboardList title="Waar jij aan werkt" empty="Je hebt geen concepten open staan.">
        {own.map((draft) => (
          <DraftItem key={draft.id} draft={draft} />
        ))}
      </DashboardList>
      <DashboardList title="Gepland" empty="Er staat niets gepland.">
        {scheduled.map(({ job, collection, id, title, publishes, at }) => (
          <li key={job}>
            <FormLink collection={collection} id={id} title={title} />
            <small>
              {publishes ? 'Gaat online op' : 'Gaat van de site op'} {dateAndTime.format(new Date(at))}
            </small>
          </li>
        ))}
      </DashboardList>
      <DashboardList
        title="Na te kijken"
        empty="Alles is op tijd nagekeken."
        all={{ href: '/admin/na-te-kijken', count: overdue.length }}
      >
        {overdue.slice(0, SHOWN).map(({ id, title, reviewOn }) => (
          <li key={id}>
            <FormLink collection="medical-articles" id={id} title={title} />
            <small>Had gemoeten op {longDay.format(new Date(reviewOn))}</small>
          </li>
        ))}
      </DashboardList>
      <DashboardList
        title="Kapotte links"
        empty="Alle links kloppen."
        all={{ href: '/admin/kapotte-links', count: pages.length }}
      >
        {pages.slice(0, SHOWN).map(([id, links]) => (
          <li key={id}>
            <FormLink collection={String(slugs.get(links[0]?.kind))} id={id} title={links[0]?.title ?? ''} />
            <small>{links.length === 1 ? '1 link' : `${links.length} links`}</small>
          </li>
        ))}
      </DashboardList>
      <Searches title="Waar lezers naar zoeken" empty="Er is nog niet vaak hetzelfde gezocht." searches={asked} />
      <Searches
        title="Gezocht en niets gevonden"
        empty="Wat vaker is gezocht, is ook gevonden."
        searches={withoutResults}
      />
    </div>
  );
}

/** How many rows a list that has a page of its own shows here. */
const SHOWN = 5;

/** What readers searched for several times in the last three months. */
const Searches = ({ searches, ...list }: { title: string; empty: string; searches: Search[] }) => (
  <DashboardList {...list}>
    {searches.slice(0, SHOWN).map(({ term, times }) => (
      <li key={term}>
        {term} <small>{times} keer</small>
      </li>
    ))}
  </DashboardList>
);

function DraftItem({
  draft: { id, collection, title, savedAt, note },
  people = [],
}: {
  draft: WorkingDraft;
  people?: (string | null)[];
}) {
  return (
    <li>
      <FormLink collection={collection} id={id} title={title} />
      <small>{[...people, `bewaard op ${dateAndTime.format(new Date(savedAt))}`].filter(Boolean).join(', ')}</small>
      {note && <q>{note}</q>}
    </li>
  );
}
