import { type ReactNode, Suspense, use } from 'react';
import { lazyPart } from '../hydration/lazy-part.ts';
import { PauseContext } from './pause-context.ts';

// Hardly anybody ever sees it (docs/decisions/scripts.md).
const PausedNotice = lazyPart(() => import('./paused-notice.tsx').then((file) => file.PausedNotice));

interface Props {
  /** The form with which one writes to others. */
  children: ReactNode;
  /** What the viewer had written in it. */
  draft?: Readonly<Record<string, unknown>> | undefined;
  /** Whether it is for everybody. */
  always?: boolean | undefined;
}

/** A form to write; for whom moderators keep from writing, what says so. */
export function UnlessPaused({ children, draft, always }: Props) {
  const pause = use(PauseContext);
  if (!pause || always) return children;
  return (
    <Suspense>
      <PausedNotice pause={pause} draft={draft} />
    </Suspense>
  );
}
