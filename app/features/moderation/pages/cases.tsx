import { idField } from '#app/platform/forms/fields.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { listCases } from '../lists/list-cases.ts';
import { AFTER_PARAMETER, casesPath, LIST_NAMES, LIST_PARAMETER } from '../paths.ts';
import { CASE_LISTS } from '../rules.ts';
import { CaseList } from '../ui/case-list.tsx';
import type { Route } from './+types/cases';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const list = CASE_LISTS.find((name) => LIST_NAMES[name] === searchParams.get(LIST_PARAMETER)) ?? 'open';
    const after = idField.safeParse(searchParams.get(AFTER_PARAMETER)).data ?? null;
    const page = await listCases(requireMember(ctx), { list, after });
    return { ...page, list, first: after === null, now: ctx.platform.clock.now().toISOString() };
  });

const INTROS = {
  open: 'Wat deelnemers hebben gemeld. Wat het langst wacht, staat bovenaan. Neem een zaak op je voordat je iets doet.',
  mine: 'Wat jij op je hebt genomen. Wat het langst wacht, staat bovenaan.',
  handled: 'Wat er met elke zaak is gedaan. Wat het laatst is afgehandeld, staat bovenaan.',
} as const;

const LIST_TEXTS = { open: 'Open', mine: 'Van mij', handled: 'Afgehandeld' } as const;

/** What members reported, for moderators (choices.md 18). */
export default function Cases({ loaderData: { items, next, list, first, now } }: Route.ComponentProps) {
  return (
    <Page width="column">
      <Metadata title="Moderatie" description={null} path={casesPath({ list })} noindex />
      <PageHeader title="Moderatie" intro={<p>{INTROS[list]}</p>} />
      <Stack gap={4}>
        <ViewSwitch
          label="Gemeld"
          views={CASE_LISTS.map((name) => ({
            href: casesPath({ list: name }),
            text: LIST_TEXTS[name],
            current: name === list,
          }))}
        />
        <CaseList cases={items} list={list} now={now} />
        {next !== null && <LoadMore href={casesPath({ list, after: next })} label="Volgende zaken" />}
        {!first && <LoadMore href={casesPath({ list })} label="Terug naar het begin" />}
      </Stack>
    </Page>
  );
}
