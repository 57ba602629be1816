import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The seed of another order (`npm run proof -- order`). */
const { SHUFFLED_BY } = process.env;

/**
 * Runs the files by their path, backwards: in the same order on every machine, whatever its cache says of an earlier run, and
 * those in `tests/` first, some of which take long.
 */
export default class PathSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${
        SHUFFLED_BY
          ? createHash('sha256')
              .update(SHUFFLED_BY + moduleId)
              .digest('hex')
          : moduleId
      }`;
    return files.toSorted((one, other) => (place(one) < place(other) ? 1 : -1));
  }
}
