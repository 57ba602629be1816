import { idField } from '#app/platform/forms/fields.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { CircleCheck, Flag } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import { lastActivity } from '#app/ui/time/formats.ts';
import { type Case, listCases } from '../lists/list-cases.ts';
import { AFTER_PARAMETER, casePath, casesPath, LIST_NAMES, LIST_PARAMETER } from '../paths.ts';
import { CASE_LISTS, type CaseList as CaseListName, DECISION_NAMES } from '../rules.ts';
import styles from '../ui/moderation.module.css';
import { reportsText } from '../ui/reports-text.ts';
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

interface Props {
  cases: readonly Case[];
  list: CaseListName;
  /** The time of the page. */
  now: string;
}

const EMPTY = {
  open: { title: 'Er staat niets open', text: 'Niemand heeft iets gemeld waar nog naar gekeken moet worden.' },
  mine: { title: 'Je hebt nu geen zaak op je genomen', text: 'Kijk bij ‘Open’ of er iets op iemand wacht.' },
  handled: { title: 'Er is nog niets afgehandeld', text: 'Hier staat straks wat er met elke zaak is gedaan.' },
};

/** Cases, each with what was reported, how often, and who is looking into it. */
function CaseList({ cases, list, now }: Props) {
  if (cases.length === 0) return <EmptyState title={EMPTY[list].title}>{EMPTY[list].text}</EmptyState>;
  return (
    <ul className={styles.list}>
      {cases.map((each) => (
        <li key={each.id}>
          <Teaser
            href={casePath(each.id)}
            title={each.subject?.title ?? 'Staat niet meer op de site'}
            titleAs="h2"
            kicker={each.label}
            tint={each.handled ? 'mint' : 'rose'}
            icon={each.handled ? CircleCheck : Flag}
            meta={<Meta of={each} now={now} />}
          >
            {each.subject && (
              <p className={styles.excerpt} dir="auto">
                {wholeSentences(each.subject.text)}
              </p>
            )}
            <Marks of={each} />
          </Teaser>
        </li>
      ))}
    </ul>
  );
}

function Meta({ of: found, now }: { of: Case; now: string }) {
  const { subject, own, handled } = found;
  if (own) return 'Dit gaat over jezelf. Iemand anders behandelt dit.';
  const author = subject ? `Van ${subject.author.name}. ` : '';
  if (handled) {
    return (
      <>
        {author}Afgehandeld door {handled.by.name}: {lastActivity(handled.at.toISOString(), now)}.
      </>
    );
  }
  return `${author}${reportsText(found, now)}`;
}

/** What came of it, whether it is hidden, and who is looking into it. */
function Marks({ of: { subject, claim, handled } }: { of: Case }) {
  const hidden = subject?.hiddenAt != null;
  if (!claim && !handled && !hidden) return null;
  return (
    <p className={styles.marks}>
      {handled && <Tag tint="mint">{DECISION_NAMES[handled.decision]}</Tag>}
      {hidden && handled?.decision !== 'hidden' && <Tag tint="sand">Verborgen</Tag>}
      {claim && <Tag tint="sky">{claim.own ? 'Jij bent bezig' : `${claim.name} is bezig`}</Tag>}
    </p>
  );
}
