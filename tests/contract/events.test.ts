import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { features } from '#app/features.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';
import { isQueueWork } from '#app/platform/jobs/work.ts';

/** The names of the events to which a feature subscribes. */
const subscribed = new Set(
  features.flatMap(({ work = [] }: Feature) =>
    work.filter(isQueueWork).flatMap(({ event }) => (event ? [event.name] : [])),
  ),
);

it.each(globSync('app/features/*/events.ts').sort())('somebody listens to each event of %s', async (file) => {
  const exported: unknown = await import(/* @vite-ignore */ resolve(file));
  const names = eventNamesIn(exported);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !subscribed.has(name))).toEqual([]);
});

/** The names of the kinds of events in the exports of a module, also of those that an object holds. */
const eventNamesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('payload' in value && 'name' in value) return [String(value.name)];
  return Object.values(value).flatMap(eventNamesIn);
};
