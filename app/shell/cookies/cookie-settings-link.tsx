import { useState } from 'react';
import type { Consent } from '#app/platform/http/consent.ts';
import { cookiesPath } from '#app/platform/paths.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { opensNewTab } from '#app/ui/link/opens-new-tab.ts';
import { CookieSettings } from './cookie-settings.tsx';

/** 'Cookie-instellingen' in the footer. It opens a dialog; without JavaScript it is a link to the page. */
export function CookieSettingsLink({ consent, path }: { consent: Consent; path: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link
        to={cookiesPath(path)}
        onClick={(event) => {
          if (opensNewTab(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        Cookie-instellingen
      </Link>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cookie-instellingen">
        <CookieSettings consent={consent} returnPath={path} onChoose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
