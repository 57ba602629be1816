import type { Reaction } from '../../screens/list-reactions.ts';
import type { SinceVisit } from '../../visits/since-visit.ts';
import { useRecordVisit } from './use-record-visit.ts';
import { useSinceVisit } from './use-since-visit.ts';

/** A visit of the page with reactions that is shown. */
export interface Visit {
  /** What was new to the viewer when they opened it; null for visitors and at a first visit. */
  since: SinceVisit | null;
  /** The last reaction of the page, where the viewer has not come that far before; else null. */
  further: number | null;
}

interface Options {
  member: boolean;
  /** What is new to the viewer by now. */
  since: SinceVisit | null;
  reactions: readonly Pick<Reaction, 'id'>[];
  /** The path of the call that records a visit. */
  callPath: string;
}

/** The visit of the thing with this id, which is recorded once the page can be seen. */
export function useVisit(subjectId: number, { member, since, reactions, callPath }: Options): Visit {
  const lastSeenId = reactions.at(-1)?.id ?? 0;
  const further = member && lastSeenId > (since?.lastSeenId ?? -1) ? lastSeenId : null;
  useRecordVisit(callPath, further);
  return { since: useSinceVisit(subjectId, since), further };
}
