import { accountsWork } from './features/accounts/work.ts';
import { conversationsWork } from './features/conversations/work.ts';
import { draftsWork } from './features/drafts/work.ts';
import { onRegistrationConfirmed } from './features/usage/on/registration-confirmed.ts';
import { imagesWork } from './platform/images/work.ts';
import type { Subscription } from './platform/jobs/events.ts';
import type { Work } from './platform/jobs/handle.ts';
import { mediaWork } from './platform/media/work.ts';

/** Everything that the worker does, and every queue that there is. */
export const work: readonly (Work | Subscription)[] = [
  ...accountsWork,
  ...conversationsWork,
  ...imagesWork,
  ...mediaWork,
  ...draftsWork,
  onRegistrationConfirmed,
];
