import { useRevalidator } from 'react-router';
import type { LiveTopic } from '#app/platform/live/topics.ts';
import { inBackground } from './in-background.ts';
import { useLive } from './use-live.ts';

/** Loads the data of the page again when something of these topics may have changed, which is no activity of the member. */
export function useLiveRevalidation(topics: readonly LiveTopic[]): void {
  const { revalidate } = useRevalidator();
  useLive(topics, () => void inBackground(revalidate));
}
