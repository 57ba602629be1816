import { type MouseEvent, useState } from 'react';
import type { Consent } from '#app/platform/http/consent.ts';
import { cookiesPath } from '#app/platform/paths.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { opensNewTab } from '#app/ui/link/opens-new-tab.ts';

type Settings = typeof import('./cookie-settings.tsx').CookieSettings;

/**
 * 'Cookie-instellingen' in the footer. It opens a dialog, whose form is loaded only then; without JavaScript, and where it
 * cannot be loaded, it is a link to the page.
 */
export function CookieSettingsLink({ consent, path }: { consent: Consent; path: string }) {
  const [Settings, setSettings] = useState<Settings | null>(null);
  const close = () => setSettings(null);
  async function open(event: MouseEvent) {
    if (opensNewTab(event)) return;
    event.preventDefault();
    try {
      const { CookieSettings } = await import('./cookie-settings.tsx');
      setSettings(() => CookieSettings);
    } catch {
      location.assign(cookiesPath(path));
    }
  }
  return (
    <>
      <Link to={cookiesPath(path)} onClick={open}>
        Cookie-instellingen
      </Link>
      <Dialog open={Settings !== null} onClose={close} title="Cookie-instellingen">
        {Settings && <Settings consent={consent} returnPath={path} onChoose={close} />}
      </Dialog>
    </>
  );
}
