import { idField } from '#app/platform/forms/fields.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { CircleCheck, MessageCircle } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { countOpenObjections } from '../lists/count-open.ts';
import { findAnswered, listAnswered, listObjections, type Objection } from '../lists/objections.ts';
import { casePath, DONE_PARAMETER, OBJECTIONS_PATH, objectionPath } from '../paths.ts';
import { EXCERPT_MAX, MEASURE_NAMES } from '../rules.ts';
import { DeskViews } from '../ui/desk-views.tsx';
import styles from '../ui/moderation.module.css';
import type { Route } from './+types/objection-list';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const doneId = idField.safeParse(new URL(args.request.url).searchParams.get(DONE_PARAMETER)).data ?? null;
    const [objections, answered, count, done] = await Promise.all([
      listObjections(member),
      listAnswered(member),
      countOpenObjections(member),
      findAnswered(member, doneId),
    ]);
    return { objections, answered, count, done };
  });

/** The objections that wait for an answer that this moderator may give. */
export default function Objections({ loaderData: { objections, answered, count, done } }: Route.ComponentProps) {
  return (
    <Page>
      <Metadata title="Bezwaren" description={null} path={OBJECTIONS_PATH} noindex />
      <PageHeader
        title="Bezwaren"
        intro={<p>Wat het langst wacht, staat bovenaan. Je ziet alleen bezwaren tegen besluiten van anderen.</p>}
      />
      <Stack gap={4}>
        <AnsweredNotice done={done} />
        <DeskViews current="objections" objections={count} />
        {objections.length === 0 ? (
          <EmptyState title="Er wacht geen bezwaar op je">Bezwaren tegen je eigen besluiten doet een ander.</EmptyState>
        ) : (
          <ObjectionItems objections={objections} titleAs="h2" />
        )}
        {answered.length > 0 && (
          <section aria-labelledby="beantwoord">
            <Stack gap={2}>
              <h2 id="beantwoord">Beantwoord</h2>
              <ObjectionItems objections={answered} titleAs="h3" />
            </Stack>
          </section>
        )}
      </Stack>
    </Page>
  );
}

/** Objections, each with the decision that it is against, and with what was answered. */
const ObjectionItems = ({ objections, titleAs }: { objections: readonly Objection[]; titleAs: 'h2' | 'h3' }) => (
  <ul className={styles.columns}>
    {objections.map(({ id, text, lodgedAt, byReporter, label, title, decision, answered, heavy }) => (
      <li key={id}>
        <Teaser
          href={objectionPath(id)}
          title={title ?? 'Staat niet meer op de site'}
          titleAs={titleAs}
          kicker={label}
          tint={answered ? 'mint' : 'rose'}
          icon={answered ? CircleCheck : MessageCircle}
          meta={
            <>
              Besluit: {MEASURE_NAMES[decision.measure].toLowerCase()}. Bezwaar van{' '}
              {byReporter ? 'wie het meldde' : 'wie het schreef'}, <RelativeTime at={lodgedAt.toISOString()} />.
              {answered && (
                <>
                  {' '}
                  {answered.granted ? 'Toegewezen' : 'Afgewezen'}, <RelativeTime at={answered.at.toISOString()} />.
                </>
              )}
            </>
          }
        >
          {heavy && !answered ? (
            <p className={styles.about}>Kan zwaar zijn om te lezen. De tekst staat bij het bezwaar.</p>
          ) : (
            <p className={styles.excerpt} dir="auto">
              {truncate(text, EXCERPT_MAX)}
            </p>
          )}
        </Teaser>
      </li>
    ))}
  </ul>
);

/** Says how the moderator just answered an objection, and who hears of it. */
function AnsweredNotice({ done }: { done: Objection | null }) {
  if (!done?.answered) return null;
  const { id, caseId, title, answered } = done;
  return (
    <Notice kind="success" focusOn={id} title={answered.granted ? 'Je wees het bezwaar toe' : 'Je wees het bezwaar af'}>
      <p>
        Wie bezwaar maakte, krijgt je antwoord. Dit ging over{' '}
        <Link to={casePath(caseId)}>{title ?? 'iets wat niet meer op de site staat'}</Link>.
      </p>
    </Notice>
  );
}
