import { use, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { inBackground } from './in-background.ts';
import { whenVisible } from './when-visible.ts';

interface Item {
  id: number;
  seen: boolean;
}

/**
 * Marks items as seen once the page is visible: a browser may load a page that nobody looks at. It posts the id of the last
 * of them as `Until` to the action of the page, with the `intent` that this action knows it by. Gives the ids of those that
 * were new when they came, which go on being shown as new.
 */
export function useMarkSeen(items: readonly Item[], { intent = '' }: { intent?: string } = {}): readonly number[] {
  const fetcher = useFetcher();
  const antiforgery = use(AntiforgeryContext);
  const unseen = items.filter(({ seen }) => !seen).map(({ id }) => id);
  const [newIds, setNewIds] = useState<readonly number[]>(unseen);
  const added = unseen.filter((id) => !newIds.includes(id));
  if (added.length > 0) setNewIds([...newIds, ...added]);

  const until = Math.max(0, ...unseen);
  const markSeen = useEffectEvent((id: number) => {
    const fields = { intent, Until: String(id), _csrf: antiforgery ?? '' };
    void inBackground(() => fetcher.submit(fields, { method: 'post' }));
  });
  useEffect(() => (until > 0 ? whenVisible(() => markSeen(until)) : undefined), [until]);
  return newIds;
}
