import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Explained, run } from './run.js';
import { node26, root } from './setup.js';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds a Chromium for the journeys, or installs one: as root Debian's, else Playwright's own.
 * @returns {Promise<string>} its path, or '' for Playwright's own
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Explained(`CHROMIUM_PATH wijst naar niets: ${named}`);
  return named ?? installedBrowser() ?? (await playwrightHasOwn()) ?? (await installBrowser());
}

function installedBrowser() {
  return INSTALLED.find((path) => existsSync(path));
}

/** @returns {Promise<'' | undefined>} */
async function playwrightHasOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? '' : undefined;
}

/** @returns {Promise<string>} */
async function installBrowser() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update'], { env });
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
      const path = installedBrowser();
      if (path) return path;
    } catch {
      // No such package here, or no network: Playwright may still have one.
    }
  }
  try {
    await run(node26, [join(root, 'node_modules/.bin/playwright'), 'install', 'chromium'], { cwd: root });
    return '';
  } catch (error) {
    throw new Explained(
      'Er is geen Chromium voor de browsertests, en installeren lukte niet. Doe het zelf met\n' +
        '  apt-get install chromium\n  of: npx playwright install chromium\nof wijs er een aan met CHROMIUM_PATH.\n' +
        `${error instanceof Error ? error.message : error}`,
    );
  }
}
