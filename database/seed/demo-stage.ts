import { adviceCaseKinds } from '#app/features/advice/cases.ts';
import { blogCaseKinds } from '#app/features/blogs/cases.ts';
import { contactAccepted, contactRequested } from '#app/features/contacts/events.ts';
import { conversationCaseKinds } from '#app/features/conversations/cases.ts';
import { messageCases } from '#app/features/messages/cases.ts';
import {
  caseClosed,
  caseWaits,
  contentHidden,
  decisionMade,
  objectionAnswered,
} from '#app/features/moderation/events.ts';
import { notifyOfAcceptance, notifyOfRequest } from '#app/features/notifications/on/contacts.ts';
import {
  notifyLateReporters,
  notifyModerators,
  notifyOfDecision,
  notifyOfObjectionAnswer,
  removeTraces,
} from '#app/features/notifications/on/moderation.ts';
import { notifyOfReaction, notifyOwnerOfModeratorMessage } from '#app/features/notifications/on/reactions.ts';
import { profileCaseKinds } from '#app/features/profiles/cases.ts';
import { moderatorMessageWritten, reactionWritten } from '#app/features/reactions/events.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { cleanPicture } from '#app/platform/images/clean-picture.ts';
import type { Images } from '#app/platform/images/images.ts';
import type { EventKind } from '#app/platform/jobs/events.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { onEvent } from '#app/platform/jobs/work.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Role, Viewer } from '#app/platform/session/viewer.ts';

/** Where the commands of the site run, at times of the past and in the transaction of the seed. */
export interface DemoStage {
  platform: Platform;
  idOf(username: string): number;
  /** The person as the commands know who is logged in. */
  viewerOf(username: string): Promise<Viewer>;
  /** Does this as if it were that time, with what people are told of it. */
  at<T>(time: Date, act: () => Promise<T>): Promise<T>;
}

/** What tells people on the site of what happened. Nobody is mailed: these are days that are over. */
const TOLD = [
  onEvent(reactionWritten, 'notifications', notifyOfReaction),
  onEvent(moderatorMessageWritten, 'notifications', notifyOwnerOfModeratorMessage),
  onEvent(contactRequested, 'notifications', notifyOfRequest),
  onEvent(contactAccepted, 'notifications', notifyOfAcceptance),
  onEvent(caseWaits, 'notifications', notifyModerators),
  onEvent(contentHidden, 'notifications', removeTraces),
  onEvent(decisionMade, 'notifications', notifyOfDecision),
  onEvent(caseClosed, 'notifications', notifyLateReporters),
  onEvent(objectionAnswered, 'notifications', notifyOfObjectionAnswer),
];

/** Sets the stage for what happens between `members`, whose ids it is given by username. */
export function setDemoStage(
  site: Platform,
  { transaction, members, now }: { transaction: OpenTransaction; members: Map<string, number>; now: Date },
): DemoStage {
  let time = now;
  const published: { event: EventKind; payload: object }[] = [];
  const jobs: Pick<Jobs, 'send' | 'publish'> = {
    send: async () => {},
    publish: async (_, event, payload) => void published.push({ event: event as EventKind, payload }),
  };
  const platform: Platform = {
    ...site,
    db: joinTransactions(transaction),
    clock: { now: () => time },
    jobs: jobs as Jobs,
    limits: { ...site.limits, allows: async () => true },
    images,
    caseKinds: [...conversationCaseKinds, ...blogCaseKinds, ...adviceCaseKinds, messageCases, ...profileCaseKinds],
  };
  const idOf = (username: string): number => {
    const id = members.get(username);
    if (id === undefined) throw new Error(`The demo has nobody called '${username}'.`);
    return id;
  };
  return {
    platform,
    idOf,
    viewerOf: (username) => readViewer(transaction, { memberId: idOf(username), now }),
    async at(moment, act) {
      time = moment;
      const done = await act();
      for (let told = published.shift(); told; told = published.shift()) {
        const { event, payload } = told;
        for (const work of TOLD) if (work.event?.name === event.name) await work.run(platform, payload);
      }
      return done;
    },
  };
}

/** Our own drawings need no process that is safe from them. */
const images: Images = {
  clean: async (file, { copies }) =>
    cleanPicture(new Uint8Array(await file.arrayBuffer()), { copies, pixels: 24e6, seconds: 30 }),
};

/** Makes the transactions that commands begin part of the open one: the demo is there as a whole, or not at all. */
const joinTransactions = (transaction: OpenTransaction): Database =>
  Object.defineProperty(transaction, 'transaction', {
    value: () => ({ execute: (work: (within: OpenTransaction) => Promise<unknown>) => work(transaction) }),
  });

async function readViewer(db: OpenTransaction, { memberId, now }: { memberId: number; now: Date }): Promise<Viewer> {
  const member = await db
    .selectFrom('member')
    .select(['username', 'email', 'public', 'photoId'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const roles = await db.selectFrom('memberRole').select('role').where('memberId', '=', memberId).execute();
  return {
    ...member,
    memberId,
    roles: roles.map(({ role }) => role as Role),
    lacksSecondFactor: false,
    blockedBy: [],
    unfolded: [],
    pause: null,
    sessionId: 0,
    sessionEndsAt: now,
    antiforgeryToken: '',
  };
}
