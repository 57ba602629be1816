import { createWriteStream, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A log of this size becomes the one before it at the next start, whose earlier one goes, in bytes. */
const MAX_SIZE = 20 * 1024 ** 2;

/** From this level on an event needs somebody: an error, in the numbers of pino. */
const NEEDS_SOMEBODY = 50;

/** An event that goes on is reported once in so many milliseconds. */
const QUIET_MS = 60_000;

/**
 * Opens a log in `folder`, for what processes print: lines of JSON, one an event, and words of packages. What needs somebody is
 * reported in words, too. Nobody else on the machine may read it (rules.md R42).
 * @param {string} folder
 * @param {string} name of the file, without its end
 * @param {(message: string) => void} report
 */
export function openLogFile(folder, name, report) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${name}.log`);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_SIZE) renameSync(path, `${path}.1`);
  const file = createWriteStream(path, { fd: openSync(path, 'a', 0o600) });
  file.on('error', ({ message }) => report(`In ${path} kan niet meer worden geschreven: ${message}`)); // as on a full disk
  /** @type {Map<string, number>} */
  const reportedAt = new Map();

  /** @param {string} line @param {string} by */
  function keep(line, by) {
    file.write(`${line}\n`);
    const problem = problemIn(line);
    if (!problem || Date.now() - (reportedAt.get(problem) ?? 0) < QUIET_MS) return;
    reportedAt.set(problem, Date.now());
    report(`${by}: er ging iets mis (${problem}). Meer staat in ${path}.`);
  }

  return {
    /** Keeps what a process prints. `by` is its name for the person at the terminal. @param {string} by @param {import('node:child_process').ChildProcess} child */
    follow(by, child) {
      for (const stream of [child.stdout, child.stderr]) {
        if (stream) createInterface({ input: stream }).on('line', (line) => keep(line, by));
      }
      return child;
    },
  };
}

/** What went wrong, by a line of a log: its message, when somebody must look. @param {string} line @returns {string | null} */
function problemIn(line) {
  if (!line.startsWith('{')) return null;
  try {
    const { level, msg } = JSON.parse(line);
    return level >= NEEDS_SOMEBODY ? String(msg) : null;
  } catch {
    return null;
  }
}
