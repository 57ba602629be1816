import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveTopic } from '#app/platform/live/topics.ts';
import { subscribe } from './connection.ts';
import { inBackground } from './in-background.ts';

/**
 * Loads the data of the page again when something of these topics may have changed: as it happens, or within a minute where
 * the server can't tell. That is no activity of the member.
 */
export function useLiveRevalidation(topics: readonly LiveTopic[]): void {
  const { revalidate } = useRevalidator();
  const loadAgain = useEffectEvent(() => void inBackground(revalidate));
  const names = topics.join(' ');
  useEffect(() => subscribe(names.split(' '), () => loadAgain()), [names]);
}
