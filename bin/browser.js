import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained, run } from './run.js';
import { node26, root } from './setup.js';

/** Chromium without the windows that nobody sees, and so a third quicker: the name of Debian's package, too. */
const SHELL = 'chromium-headless-shell';

const OTHERS = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a Chromium for the journeys, or installs one: Debian's where we may, best without windows, else Playwright's own.
 * @returns {Promise<string>} its path, or '' for Playwright's own
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Explained(`CHROMIUM_PATH wijst naar niets: ${named}`);
  return (
    named ??
    installed([SHELL]) ??
    (await installByApt(SHELL)) ??
    installed(OTHERS) ??
    (await playwrightHasOwn()) ??
    (await installByApt(SHELL, { update: true })) ??
    (await installByApt('chromium')) ??
    installPlaywrightsOwn()
  );
}

/** @param {string[]} names */
function installed(names) {
  return names.map((name) => join('/usr/bin', name)).find((path) => existsSync(path));
}

/**
 * @param {string} name of the package, and of what it puts in /usr/bin
 * @param {object} [options]
 * @param {boolean} [options.update] whether first is asked which packages there are
 * @returns {Promise<string | undefined>} its path, where we may install packages and there is one
 */
async function installByApt(name, { update = false } = {}) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    if (update) await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    return installed([name]);
  } catch {
    return undefined; // no such package here, or no network: another Chromium may be there
  }
}

/** @returns {Promise<'' | undefined>} */
async function playwrightHasOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? '' : undefined;
}

/** @returns {Promise<string>} */
async function installPlaywrightsOwn() {
  try {
    await run(node26, [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'], { cwd: root });
    return '';
  } catch (error) {
    throw new Explained(
      'Er is geen Chromium voor de browsertests, en installeren lukte niet. Doe het zelf met\n' +
        `  apt-get install ${SHELL}\n  of: npx playwright install chromium\nof wijs er een aan met CHROMIUM_PATH.\n` +
        `${error instanceof Error ? error.message : error}`,
    );
  }
}
