import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The sources of the site, in a folder with its packages. */
export interface Checkout {
  /** The name in tables. */
  name: string;
  folder: string;
}

/** The working tree of this checkout. */
export const workingTree: Checkout = { name: 'now', folder: resolve('.') };

/**
 * Checks out a commit into a folder below the temporary files, which is reused the next time. It shares the packages of the
 * working tree if the lockfiles are equal; otherwise they are installed. The packages of the CMS are installed by the
 * command that needs them.
 */
export function checkOut(commit: string): Checkout {
  const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { encoding: 'utf8' }).trim();
  const folder = join(tmpdir(), `niergenoten-${hash.slice(0, 12)}`, 'site');
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    const archive = execFileSync('git', ['archive', hash], { maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  }
  for (const part of ['', 'cms']) linkPackages(resolve(part), join(folder, part));
  if (!existsSync(join(folder, 'node_modules'))) runNpm(folder, 'install', '--no-save', '--include=dev', '--no-audit');
  return { name: hash.slice(0, 7), folder };
}

/** Builds the site of a checkout, unless the present build is up to date. */
export function build({ folder }: Checkout): void {
  runNpm(folder, 'run', '--silent', 'build');
}

function runNpm(folder: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

function linkPackages(from: string, to: string): void {
  const packages = join(to, 'node_modules');
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(packages);
  const [ownLock, otherLock] = [from, to].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (ownLock === otherLock && !existsSync(packages)) symlinkSync(join(from, 'node_modules'), packages);
}
