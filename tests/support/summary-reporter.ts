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
    const summary: Summary = { passed: count('passed'), failed: count('failed'), files };
    writeFileSync(this.#file, JSON.stringify(summary));
  }
}
