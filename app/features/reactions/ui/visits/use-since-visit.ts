import { useState } from 'react';

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
