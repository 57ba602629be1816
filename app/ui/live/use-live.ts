import { useEffect, useEffectEvent } from 'react';
import type { LiveTopic } from '#app/platform/live/topics.ts';
import { subscribe } from './connection.ts';

/**
 * Calls `onChange` when something of these topics may have changed for the member who looks: as it happens, or within a
 * minute where the server can't tell.
 */
export function useLive(topics: readonly LiveTopic[], onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  const names = topics.join(' ');
  useEffect(() => subscribe(names.split(' '), () => handleChange()), [names]);
}
