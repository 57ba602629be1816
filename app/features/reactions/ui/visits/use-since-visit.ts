import { useState } from 'react';
import type { SinceVisit } from '../../visits/visit-queries.ts';

/**
 * What was new to the viewer when they opened the thing with this id. It stays so while they read on: what the page loads
 * later, knows of the visit itself.
 */
export function useSinceVisit(subjectId: number, since: SinceVisit | null): SinceVisit | null {
  const [opened, setOpened] = useState({ subjectId, since });
  if (opened.subjectId === subjectId) return opened.since;
  setOpened({ subjectId, since });
  return since;
}
