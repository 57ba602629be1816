import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Check, Copy, Share2 } from '#app/ui/icon/icons.ts';
import buttons from '../button/button.module.css';
import { Link } from '../link/link.tsx';
import { useMenuDismissal } from '../navigation/use-menu-dismissal.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './reading-options.module.css';

/** How long the outcome of copying is shown, in milliseconds. */
const OUTCOME_DURATION = 2000;

/** The form that mails a page: a page of its own, and how to open it above the page. */
export interface MailOption {
  path: string;
  onOpen: (event: MouseEvent) => void;
}

interface ShareProps {
  title: string;
  url: string;
  mail?: MailOption | undefined;
}

/** Shares a page: with a menu on a desktop, with the share sheet of the system on a phone. */
export function Share({ title, url, mail }: ShareProps) {
  const menu = useRef<HTMLDivElement>(null);
  useMenuDismissal(menu);

  function openShareSheet(event: MouseEvent) {
    if (!navigator.share || matchMedia('(width >= 48rem)').matches) return;
    event.preventDefault();
    navigator.share({ title, url }).catch(() => {}); // the reader cancelled
  }
  function openMail(event: MouseEvent) {
    closeMenu(event);
    menu.current?.querySelector('summary')?.focus(); // to which the focus returns when the form closes
    mail?.onOpen(event);
  }
  return (
    <div ref={menu} data-print="hide">
      <details className={styles.share}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className={classNames(buttons.button, buttons.quiet)} onClick={openShareSheet}>
          <Share2 aria-hidden="true" />
          <span>Deel</span>
        </summary>
        <ul className={styles.panel}>
          {mail && (
            <li>
              <Link to={mail.path} rel="nofollow" className={styles.option} onClick={openMail}>
                E-mail
              </Link>
            </li>
          )}
          {shareLinks({ title, url }).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles.option} onClick={closeMenu}>
                {name}
              </a>
            </li>
          ))}
          <li>
            <CopyLink url={url} />
          </li>
        </ul>
      </details>
    </div>
  );
}

const closeMenu = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open');

const shareLinks = ({ title, url }: { title: string; url: string }) => [
  { name: 'WhatsApp', href: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}` },
  { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
  { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}` },
];

function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), OUTCOME_DURATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused'); // by the browser or the reader
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <button type="button" className={styles.option} onClick={copy}>
        <Icon aria-hidden="true" />
        {outcome ? OUTCOMES[outcome].button : 'Kopieer de link'}
      </button>
      <span role="status" className="visually-hidden">
        {outcome && OUTCOMES[outcome].announcement}
      </span>
    </>
  );
}

const OUTCOMES = {
  copied: { button: 'Gekopieerd', announcement: 'De link is gekopieerd.' },
  refused: { button: 'Kopiëren lukt niet', announcement: 'Je browser staat kopiëren niet toe.' },
};
