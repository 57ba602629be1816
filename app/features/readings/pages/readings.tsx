import { questionLookupPath } from '#app/features/advice/paths.ts';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { PROFILE_PATH } from '#app/features/profiles/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Eye } from '#app/ui/icon/icons.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { listReadings, type Reading } from '../lists/list-readings.ts';
import { readingsPath } from '../paths.ts';
import { READING_ROLES } from '../rules.ts';
import type { Route } from './+types/readings';
import styles from './readings.module.css';

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => {
    const after = Number(new URL(args.request.url).searchParams.get('na'));
    return listReadings(requireMember(ctx), { after: Number.isSafeInteger(after) && after > 0 ? after : null });
  });

/** Who of the site read something about the health of the member, and when. */
export default function Readings({ loaderData: { items, next } }: Route.ComponentProps) {
  return (
    <Stack gap={4} narrow>
      <Metadata title="Wie keek er mee?" description={null} />
      <PageHeader
        title="Wie keek er mee?"
        intro={
          <p>
            Diëtisten, moderators en beheerders van de site lezen soms wat jij over je gezondheid vertelt. Elke keer
            staat hier, vijf jaar lang. Wat andere deelnemers lezen, houden we niet bij.
          </p>
        }
      />
      {items.length === 0 ? (
        <EmptyState title="Niemand van de site heeft meegelezen" icon={Eye}>
          <p>Beantwoordt een diëtist je vraag, of bekijkt een moderator je profiel? Dan zie je dat hier.</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((reading) => (
            <li key={reading.id} className={styles.reading}>
              <p>
                {READING_ROLES[reading.role]} las <Read reading={reading} />.
              </p>
              <RelativeTime at={reading.readAt.toISOString()} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <p>
          <Link to={readingsPath(next)}>Toon wat eerder is gelezen</Link>
        </p>
      )}
      <p>
        Klopt er iets niet, of wil je weten wie het was? <Link to={CONTACT_PATH}>Vraag het ons</Link>.
      </p>
    </Stack>
  );
}

/** What was read: the profile and the question are a link for their member. */
function Read({ reading: { what, subjectId } }: { reading: Reading }) {
  if (what === 'profile') return <Link to={PROFILE_PATH}>je profiel</Link>;
  if (what === 'question') return <Link to={questionLookupPath(subjectId)}>je vraag aan de diëtist</Link>;
  return 'een bericht van jou, dat iemand meldde';
}
