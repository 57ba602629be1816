import { expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';

const required = { DATABASE_URL: 'postgres://localhost/none', SESSION_SECRET: 'x'.repeat(32) };

it('every declared limit has a setting, with the same default in the table of settings', () => {
  const declared = features.flatMap((feature: Feature) => feature.limits ?? []);
  const { limits } = parseConfig(required);
  expect(Object.fromEntries(declared.map(({ name, rate }) => [name, rate]))).toEqual(limits);
});
