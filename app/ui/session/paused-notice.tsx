import { noticePath } from '#app/platform/paths.ts';
import { Notice } from '../feedback/notice.tsx';
import { UnsentText } from '../form/unsent-text.tsx';
import { Stack } from '../layout/stack.tsx';
import { Link } from '../link/link.tsx';
import { DayAndTime } from '../time/day.tsx';
import type { PauseOnPage } from './pause-context.ts';

interface Props {
  pause: PauseOnPage;
  /** What the viewer had written, which stays a draft. */
  draft?: Readonly<Record<string, unknown>> | undefined;
}

/** Stands where a form to write would, for whom moderators keep from writing: until when, and why. */
export const PausedNotice = ({ pause: { until, code }, draft = {} }: Props) => (
  <Stack gap={2}>
    <Notice kind="info" title={until ? 'Je kunt nu even niet schrijven' : 'Je kunt hier niet meer schrijven'}>
      <p>
        {until && (
          <>
            Vanaf <DayAndTime at={until} /> kan het weer.{' '}
          </>
        )}
        Lezen kan wel. <Link to={noticePath(code)}>Lees waarom, en hoe je bezwaar maakt</Link>.
      </p>
    </Notice>
    <UnsentText values={draft} help="Dit is bewaard als concept. Alleen jij ziet het." />
  </Stack>
);
