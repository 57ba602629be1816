import { use, useEffect, useState } from 'react';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { whenVisible } from '#app/ui/live/when-visible.ts';
import type { Reaction } from '../../screens/list-reactions.ts';
import type { SinceVisit } from '../../screens/since-visit.ts';

/** A visit of the page with reactions that is shown. */
export interface Visit {
  /** What was new to the viewer when they opened it; null for visitors and at a first visit. */
  since: SinceVisit | null;
  /** The last reaction of the page, where the viewer has not come that far before; else null. */
  further: number | null;
}

interface Options {
  member: boolean | undefined;
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

/**
 * What was new to the viewer when they opened the thing with this id. It stays so while they read on: what the page loads
 * later, knows of the visit itself.
 */
export function useSinceVisit<T>(subjectId: number, since: T): T {
  const [opened, setOpened] = useState({ subjectId, since });
  if (opened.subjectId === subjectId) return opened.since;
  setOpened({ subjectId, since });
  return since;
}

/**
 * Tells the call at `path`, once the page can be seen, up to which item the viewer has come; null tells nothing. A page that
 * a browser or a robot loads ahead is not visited. It is sent by plain fetch, because the typed client would bring zod
 * along, and it never fails: the page works without it.
 */
export function useRecordVisit(path: string, lastSeenId: number | null): void {
  const antiforgery = use(AntiforgeryContext);
  useEffect(() => {
    if (lastSeenId === null) return;
    return whenVisible(() => {
      fetch(path, {
        method: 'POST',
        credentials: 'same-origin',
        keepalive: true,
        headers: { 'content-type': 'application/json', 'x-xsrf-token': antiforgery ?? '' },
        body: JSON.stringify(lastSeenId === 0 ? {} : { LastSeenId: lastSeenId }),
      }).catch(() => {});
    });
  }, [path, lastSeenId, antiforgery]);
}
