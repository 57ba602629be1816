'use client';

import { toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Scheduled } from '../../lists/list-scheduled.ts';

/** A publication, or else a withdrawal, at a moment to come. */
export interface NewSchedule {
  publishes: boolean;
  at: Date;
}

/**
 * What is scheduled for a document, and how to add to that and withdraw from it; both tell the editor how it went.
 * @param document the collection and id of the document: 'content-pages/12'
 */
export function useSchedules(document: string) {
  const [scheduled, setScheduled] = useState<Scheduled[]>([]);
  const address = `/api/schedules/${document}`;
  useEffect(() => {
    let isShown = true;
    void request(address).then((answer) => isShown && 'scheduled' in answer && setScheduled(answer.scheduled));
    return () => {
      isShown = false;
    };
  }, [address]);
  const change = async (done: string, path: string, init: RequestInit): Promise<void> => {
    const answer = await request(path, init);
    if ('message' in answer) {
      toast.error(answer.message);
      return;
    }
    setScheduled(answer.scheduled);
    toast.success(done);
  };
  return {
    scheduled,
    add: (schedule: NewSchedule) =>
      change('Het staat gepland.', address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(schedule),
      }),
    withdraw: (job: number) => change('Dit gebeurt niet meer.', `${address}/${job}`, { method: 'DELETE' }),
  };
}

async function request(
  address: string,
  init: RequestInit = {},
): Promise<{ scheduled: Scheduled[] } | { message: string }> {
  const answer = await fetch(address, { ...init, credentials: 'same-origin' }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as {
    scheduled?: Scheduled[];
    errors?: { message: string }[];
  } | null;
  return answer?.ok && body?.scheduled
    ? { scheduled: body.scheduled }
    : { message: body?.errors?.[0]?.message ?? 'Dat lukte niet. Probeer het opnieuw.' };
}
