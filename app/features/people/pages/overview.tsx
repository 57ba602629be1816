import { redirect } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePage, requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { FilteredList } from '#app/ui/filter/filtered-list.tsx';
import { LimitedSearchBox } from '#app/ui/form/limited-search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { readPeopleOverviewScreen } from '../directory/read-overview-screen.ts';
import { AFTER_PARAMETER, FILTER_PARAMETERS, NAME_PARAMETER, PEOPLE_PATH, peopleViewPath } from '../paths.ts';
import { NAME_MAX } from '../rules.ts';
import { ChosenPeopleFilters, PeopleFilter } from '../ui/overview/people-filter.tsx';
import { foundPeople, PeopleList } from '../ui/overview/people-list.tsx';
import type { Route } from './+types/overview';

/** A search or a filter is not cached: hardly anybody else asks for it, and it may name an illness. */
export const handle: PageHandle = {
  cache: { query: ['page'], except: [NAME_PARAMETER, AFTER_PARAMETER, ...Object.values(FILTER_PARAMETERS)] },
};

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    const { overview, redirect: canonical } = await readPeopleOverviewScreen(
      ctx,
      new URL(args.request.url).searchParams,
    );
    if (canonical) throw redirect(canonical);
    const { view, pages } = overview;
    if (!view.after) requirePage({ index: view.page - 1, pages }, peopleViewPath({ ...view, page: 1 }));
    return overview;
  });

/** The directory: all people, those that match a filter or a name, or the contacts of the viewer. */
export default function Overview({ loaderData: overview }: Route.ComponentProps) {
  const { view, groups, member } = overview;
  const isNarrowed = peopleViewPath({ ...view, page: 1 }) !== PEOPLE_PATH;
  return (
    <Page>
      <Metadata
        title="Leer elkaar kennen"
        description="Vind mensen die net als jij weten hoe het is om met een nierziekte te leven."
        path={peopleViewPath({ page: isNarrowed ? 1 : view.page })}
        noindex={isNarrowed}
      />
      <PageHeader
        title="Leer elkaar kennen"
        intro={<p>Zoek iemand met dezelfde behandeling, uit jouw buurt of van jouw leeftijd.</p>}
        breadcrumbs={[{ text: 'Personen' }]}
      >
        <LimitedSearchBox
          label="Zoek op naam"
          action={PEOPLE_PATH}
          name={NAME_PARAMETER}
          maxLength={NAME_MAX}
          defaultValue={view.name}
        />
      </PageHeader>
      <FilteredList
        views={
          member && (
            <ViewSwitch
              label="Welke personen"
              views={[
                { href: PEOPLE_PATH, text: 'Alle personen', current: !view.contacts },
                { href: peopleViewPath({ contacts: true }), text: 'Mijn contacten', current: view.contacts },
              ]}
            />
          )
        }
        filter={!view.contacts && <PeopleFilter groups={groups} filter={view.filter} found={foundPeople(overview)} />}
      >
        <ChosenPeopleFilters groups={groups} filter={view.filter} />
        <PeopleList overview={overview} />
      </FilteredList>
      {!member && (
        <Tip title="Zie meer mensen">
          <p>
            <Link to={loginPath(PEOPLE_PATH)}>Log in</Link> of <Link to={REGISTER_PATH}>word deelnemer</Link>. Dan zie
            je iedereen die meedoet, en kun je iemand een bericht sturen.
          </p>
        </Tip>
      )}
    </Page>
  );
}
