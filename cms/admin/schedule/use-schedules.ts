'use client';

import { toast } from '@payloadcms/ui';
import type { Scheduled } from '../../lists/list-scheduled.ts';
import { askCms, readCms, useAnswer } from '../ask-cms.ts';

/** A publication, or else a withdrawal, at a moment to come. */
export interface NewSchedule {
  publishes: boolean;
  at: Date;
}

interface Schedules {
  scheduled: Scheduled[];
}

/**
 * What is scheduled for a document, and how to add to that and withdraw from it; both tell the editor how it went.
 * @param document the collection and id of the document: 'content-pages/12'
 */
export function useSchedules(document: string) {
  const address = `/api/schedules/${document}`;
  const [schedules, setSchedules] = useAnswer(address, readCms<Schedules>);
  const change = async (done: string, ...request: Parameters<typeof askCms>): Promise<void> => {
    const answer = await askCms<Schedules>(...request);
    if ('message' in answer) {
      toast.error(answer.message);
      return;
    }
    setSchedules(answer.data);
    toast.success(done);
  };
  return {
    scheduled: schedules?.scheduled ?? [],
    add: (schedule: NewSchedule) => change('Het staat gepland.', address, { method: 'POST', body: schedule }),
    withdraw: (job: number) => change('Dit gebeurt niet meer.', `${address}/${job}`, { method: 'DELETE' }),
  };
}
