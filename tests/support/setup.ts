import fc from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';
import type { Task } from '#app/platform/images/picture-process.ts';

// The same examples on every machine and at every run. `npm run proof` tries others.
fc.configureGlobal({ seed: Number(process.env.EXAMPLES ?? 1) });

// An unexpected console.error fails the test (style.md 15).
const errors = vi.spyOn(console, 'error');
afterEach(() => {
  const calls = errors.mock.calls.splice(0);
  expect(calls, 'unexpected console.error').toEqual([]);
});

// The next file of the same process finds the globals as they were, and an empty page. Code that a component loads by itself
// is waited for: on a busy machine it came after the environment of its file was gone, which fails the run.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  if ('document' in globalThis) document.body.replaceChildren();
});

// Most tests that hash a password are about something else, and a hash costs 35 ms. Those about the cost unmock this.
vi.mock('#app/platform/passwords/parameters.ts', () => ({ PARAMETERS: { memory: 64, passes: 1, parallelism: 1 } }));

// Nor is a process for each picture, which takes half a second to start, what most tests are about that upload one.
vi.mock('#app/platform/images/clean-in-process.ts', () => ({
  async cleanInProcess(file: Blob, task: Task) {
    const { cleanPicture } = await import('#app/platform/images/clean-picture.ts');
    return cleanPicture(new Uint8Array(await file.arrayBuffer()), task);
  },
}));
