import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained, run } from './run.js';
import { node26, root } from './setup.js';

/** Chromium without the windows that nobody sees, and so a good deal quicker: the name of Debian's package, too. */
const SHELL = 'chromium-headless-shell';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium for the journeys, or installs one: as root Debian's, else Playwright's own.
 * @returns {Promise<string>} its path, or '' for Playwright's own
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Explained(`CHROMIUM_PATH wijst naar niets: ${named}`);
  return (
    named ??
    installedShell() ??
    (await installShell()) ??
    INSTALLED.find((path) => existsSync(path)) ??
    (await playwrightHasOwn()) ??
    installPlaywrightsOwn()
  );
}

function installedShell() {
  const path = join('/usr/bin', SHELL);
  return existsSync(path) ? path : undefined;
}

/** @returns {Promise<string | undefined>} its path, where we may install packages and there is one */
async function installShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update'], { env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', SHELL], { env });
    return installedShell();
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
