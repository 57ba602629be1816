import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

/** The settings of the CMS with these in its environment. */
async function settingsWith(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import('./settings.ts')).settings;
}

it.each([
  [{}, true],
  [{ DEMO: '1' }, false],
  [{ DEMO: '1', CMS_SECOND_FACTOR_REQUIRED: '1' }, true],
  [{ CMS_SECOND_FACTOR_REQUIRED: '0' }, false],
])('with %o every user needs a second factor: %s', async (environment, required) => {
  expect((await settingsWith(environment)).secondFactorRequired).toBe(required);
});
