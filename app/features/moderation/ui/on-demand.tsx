import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import type { HoldReason } from '../rules.ts';
import type { HideHere } from './hide-here.tsx';

// Nobody uses these at first sight (docs/decisions/scripts.md).
const LoadedHideHere = lazyPart(() => import('./hide-here.tsx').then((file) => file.HideHere));
const LoadedHeld = lazyPart(() => import('./held-notice.tsx').then((file) => file.HeldNotice));
const LoadedNotice = lazyPart(() => import('./hidden-notice.tsx').then((file) => file.HiddenNotice));

/**
 * With what a moderator hides something, of which the script is loaded for moderators alone. It is in no `Suspense`, nor are
 * the reasons below: what is chosen before the script has come stays chosen (docs/decisions/scripts.md).
 */
export const LazyHideHere = ({ hidePath, ...props }: Omit<ComponentProps<typeof HideHere>, 'hidePath'> & HidePath) =>
  hidePath && <LoadedHideHere hidePath={hidePath} {...props} />;

/** Why a moderator changes a text, of which the script is loaded for moderators alone. */
export const LazyReasonsFields = lazyPart(() => import('./reasons-fields.tsx').then((file) => file.ReasonsFields));

interface HidePath {
  /** None for who may not hide it. */
  hidePath?: string | null;
}

/** What tells that something is hidden, or why it is held, of which the script is loaded after the page. */
export const LazyHiddenNotice = ({
  heldFor,
  editHref,
}: {
  heldFor: readonly HoldReason[] | null | undefined;
  editHref: string | null;
}) => <Suspense>{heldFor ? <LoadedHeld reasons={heldFor} editHref={editHref} /> : <LoadedNotice />}</Suspense>;
