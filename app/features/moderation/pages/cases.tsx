import { Link } from 'react-router';
import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { LimitedSearchBox } from '#app/ui/form/limited-search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { CircleCheck, Flag } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { dayAndMonth, relativeDate } from '#app/ui/time/formats.ts';
import { isNobodyMailed } from '../lists/administrators.ts';
import { countOpenObjections } from '../lists/count-open.ts';
import { type Case, listCases } from '../lists/list-cases.ts';
import { isOneForgotten, medianOfFirstLook } from '../lists/waiting.ts';
import { AFTER_PARAMETER, casePath, DONE_PARAMETER, MEMBERS_PATH } from '../paths.ts';
import { CASE_LISTS, type CaseList as CaseListName, QUERY_MAX } from '../rules.ts';
import { findDoneCase } from '../screens.ts';
import { DoneNotice } from '../ui/case/done-notice.tsx';
import { CaseExcerpt } from '../ui/case-excerpt.tsx';
import { DeskViews } from '../ui/desk-views.tsx';
import { casesPath, LIST_NAMES, LIST_PARAMETER } from '../ui/list-paths.ts';
import styles from '../ui/moderation.module.css';
import { durationText, outcomeText, reportsText, titleOfCase } from '../ui/reports-text.ts';
import type { Route } from './+types/cases';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const list = CASE_LISTS.find((name) => LIST_NAMES[name] === searchParams.get(LIST_PARAMETER)) ?? 'open';
    const after = idField.safeParse(searchParams.get(AFTER_PARAMETER)).data ?? null;
    const doneId = idField.safeParse(searchParams.get(DONE_PARAMETER)).data ?? null;
    const member = requireMember(ctx);
    const { db, clock } = ctx.platform;
    const now = clock.now();
    const [page, done, forgotten, unmailed, median, objections] = await Promise.all([
      listCases(member, { list, after }),
      findDoneCase(member, doneId),
      isOneForgotten(db, { memberId: member.viewer.memberId, now }),
      isNobodyMailed(db),
      medianOfFirstLook(db, now),
      countOpenObjections(member),
    ]);
    return {
      ...page,
      done,
      forgotten,
      unmailed,
      median,
      objections,
      list,
      first: after === null,
      now: now.toISOString(),
    };
  });

const INTROS = {
  open: 'Wat deelnemers hebben gemeld. Wat dringend is, staat bovenaan, en daarna wat het langst wacht. Neem een zaak op je voordat je iets doet.',
  mine: 'Wat jij op je hebt genomen. Wat dringend is, staat bovenaan, en daarna wat het langst wacht.',
  later: 'Wat een moderator heeft teruggelegd tot een andere dag. Dan staat het weer bij ‘Open’.',
  'handled-by-me': 'Wat jij hebt afgehandeld. Het laatste staat bovenaan.',
  handled: 'Wat er met elke zaak is gedaan. Wat het laatst is afgehandeld, staat bovenaan.',
} as const;

const HANDLED_LISTS = [
  { name: 'handled', text: 'Van iedereen' },
  { name: 'handled-by-me', text: 'Alleen van mij' },
] as const;

/** What members reported, for moderators (choices.md 18). */
export default function Cases({ loaderData }: Route.ComponentProps) {
  const { items, next, done, forgotten, unmailed, median, objections, list, first, now } = loaderData;
  return (
    <Page width="column">
      <Metadata title="Moderatie" description={null} path={casesPath({ list })} noindex />
      <PageHeader title="Moderatie" intro={<p>{INTROS[list]}</p>} />
      <Stack gap={4}>
        <DoneNotice done={done} next="Er wacht nu geen andere zaak op je." />
        {forgotten && (
          <Notice kind="warning" title="Een zaak wacht al langer dan een dag">
            <p>Nog geen moderator heeft ernaar gekeken.</p>
          </Notice>
        )}
        {unmailed && (
          <Notice kind="warning" title="Geen moderator krijgt mails">
            <p>Is iemand in gevaar? Dan hoort niemand van jullie dat meteen.</p>
            <p>
              <Link to={SETTINGS_PATH}>Zet je mails aan</Link>
            </p>
          </Notice>
        )}
        <LimitedSearchBox
          label="Zoek een deelnemer op naam, of een zaak op nummer"
          action={MEMBERS_PATH}
          maxLength={QUERY_MAX}
        />
        <DeskViews current={list} objections={objections} />
        {HANDLED_LISTS.some(({ name }) => name === list) && (
          <ViewSwitch
            label="Door wie"
            views={HANDLED_LISTS.map(({ name, text }) => ({
              href: casesPath({ list: name }),
              text,
              current: name === list,
            }))}
          />
        )}
        <CaseList cases={items} list={list} now={now} />
        {median !== null && (
          <p className={styles.about}>
            De helft van de zaken in de afgelopen 30&nbsp;dagen werd bekeken binnen {durationText(median)}.
          </p>
        )}
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
  later: {
    title: 'Er ligt niets tot later',
    text: 'Wie een zaak op zich heeft genomen, kan haar terugleggen tot een dag.',
  },
  'handled-by-me': { title: 'Je hebt nog niets afgehandeld', text: 'Hier staat straks wat jij met elke zaak deed.' },
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
            title={titleOfCase(each)}
            titleAs="h2"
            kicker={each.label}
            tint={each.handled ? 'mint' : 'rose'}
            icon={each.handled ? CircleCheck : Flag}
            meta={<Meta of={each} now={now} />}
          >
            <CaseExcerpt of={each} />
            <Marks of={each} />
          </Teaser>
        </li>
      ))}
    </ul>
  );
}

function Meta({ of: found, now }: { of: Case; now: string }) {
  const { author: writtenBy, handled } = found;
  const author = `Van ${writtenBy.name}. `;
  if (handled) {
    return (
      <>
        {author}
        {handled.by ? `Afgehandeld door ${handled.by.name}` : 'Vanzelf afgehandeld'}:{' '}
        {relativeDate(handled.at.toISOString(), now)}.
      </>
    );
  }
  return `${author}${reportsText(found, now)}`;
}

/** What came of it, whether it is hidden, and who is looking into it. */
function Marks({ of: { subject, claim, handled, urgent, held, postponedUntil } }: { of: Case }) {
  const hidden = subject?.hiddenAt != null;
  const removed = !subject ? 'Staat niet meer op de site' : subject.withdrawn && 'Ingetrokken door de schrijver';
  const pressing = urgent && !handled;
  if (!claim && !handled && !hidden && !removed && !pressing && !held?.waiting && !postponedUntil) return null;
  return (
    <p className={styles.marks}>
      {pressing && <Tag tint="rose">Dringend</Tag>}
      {held?.waiting && <Tag tint="sand">Wacht op een moderator</Tag>}
      {removed && <Tag tint="sand">{removed}</Tag>}
      {handled && <Tag tint="mint">{outcomeText(handled, subject)}</Tag>}
      {hidden && !handled && <Tag tint="sand">Verborgen</Tag>}
      {postponedUntil && <Tag tint="sky">Ligt tot {dayAndMonth(postponedUntil.toISOString())}</Tag>}
      {claim && <Tag tint="sky">{claim.own ? 'Jij bent bezig' : `${claim.name} is bezig`}</Tag>}
    </p>
  );
}
