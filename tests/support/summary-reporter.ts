import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { Summary } from '../../bin/process/test-summary.js';

/** Writes the summary of a run to the file `--outputFile.summary`, for bin/test.js. */
export default class SummaryReporter implements Reporter {
  #file = '';

  onInit({ config: { outputFile } }: Vitest): void {
    if (typeof outputFile === 'object') this.#file = outputFile.summary ?? '';
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = (state: 'passed' | 'failed') =>
      modules.reduce((total, { children }) => total + [...children.allTests(state)].length, 0);
    const files = modules.map((module) => {
      const { prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
      return {
        file: module.relativeModuleId,
        milliseconds: prepareDuration + setupDuration + collectDuration + duration,
      };
    });
    const flaky = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map(({ location, fullName }) => `${relativeModuleId}:${location?.line} ${fullName}`),
    );
    // A file of which no test could run (an error in its hooks or imports) counts as a test that failed.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
    );
    const summary: Summary = { passed: count('passed'), flaky, failed: count('failed') + broken.length, files };
    writeFileSync(this.#file, JSON.stringify(summary));
  }
}
