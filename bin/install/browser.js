import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../../settings/read-settings.js';
import { ExpectedError } from '../process/expected-error.js';
import { run } from '../process/run.js';
import { node26, root } from './checkout.js';

/** The headless Chromium, which is a third faster: the name of the program and of Debian's package. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const OTHERS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a Chromium for the browser tests, or installs one: from Debian when possible, preferably headless, else Playwright's.
 * @returns {Promise<string>} its path, or '' for Playwright's own
 */
export async function findBrowser() {
  const { CHROMIUM_PATH: named } = readSettings('tests', process.env);
  if (named && !existsSync(named)) throw new ExpectedError(`CHROMIUM_PATH wijst naar niets: ${named}`);
  return (
    named ??
    findInstalled([HEADLESS_SHELL]) ??
    (await installByApt(HEADLESS_SHELL)) ??
    findInstalled(OTHERS) ??
    (await findPlaywrightBrowser()) ??
    (await installByApt(HEADLESS_SHELL, { update: true })) ??
    (await installByApt('chromium')) ??
    installPlaywrightBrowser()
  );
}

/** @param {string[]} names */
function findInstalled(names) {
  return names.map((name) => join('/usr/bin', name)).find((path) => existsSync(path));
}

/**
 * @param {string} name of the package, and of what it installs in /usr/bin
 * @param {object} [options]
 * @param {boolean} [options.update] whether the list of packages is fetched first
 * @returns {Promise<string | undefined>} its path; undefined where we may not install packages, or there is none
 */
async function installByApt(name, { update = false } = {}) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    if (update) await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    return findInstalled([name]);
  } catch {
    return undefined; // no such package here, or no network: another Chromium may be there
  }
}

/** @returns {Promise<'' | undefined>} */
async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? '' : undefined;
}

/** @returns {Promise<string>} */
async function installPlaywrightBrowser() {
  try {
    await run(node26, [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'], { cwd: root });
    return '';
  } catch (error) {
    throw new ExpectedError(
      'Er is geen Chromium voor de browsertests, en installeren lukte niet. Doe het zelf met\n' +
        `  apt-get install ${HEADLESS_SHELL}\n  of: npx playwright install chromium\nof wijs er een aan met CHROMIUM_PATH.\n` +
        `${error instanceof Error ? error.message : error}`,
    );
  }
}
