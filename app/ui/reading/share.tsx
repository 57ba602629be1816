import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Check, Copy, Share2 } from '#app/ui/icon/icons.ts';
import buttons from '../button/button.module.css';
import { useMenuDismissal } from '../navigation/use-menu-dismissal.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './reading-options.module.css';

const COPIED_MS = 2000; // spec §9

/** Ways to pass a page on: a list that opens on a desktop, the system's own sheet on a phone (spec §1). */
export function Share({ title, url }: { title: string; url: string }) {
  const menu = useRef<HTMLDivElement>(null);
  useMenuDismissal(menu);

  function open(event: MouseEvent) {
    if (!navigator.share || matchMedia('(width >= 48rem)').matches) return;
    event.preventDefault();
    navigator.share({ title, url }).catch(() => {}); // the reader thought better of it
  }
  return (
    <div ref={menu}>
      <details className={styles.share}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className={classNames(buttons.button, buttons.secondary)} onClick={open}>
          <Share2 aria-hidden="true" />
          <span>Delen</span>
        </summary>
        <ul className={styles.panel}>
          {waysFor({ title, url }).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={styles.way} onClick={close}>
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

const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('details')?.removeAttribute('open');

const waysFor = ({ title, url }: { title: string; url: string }) => [
  { name: 'WhatsApp', href: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}` },
  { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
  { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}` },
];

function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused'); // by the browser, or because the reader said no
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <button type="button" className={styles.way} onClick={copy}>
        <Icon aria-hidden="true" />
        {outcome ? SAID[outcome].button : 'Kopieer de link'}
      </button>
      <span role="status" className="visually-hidden">
        {outcome && SAID[outcome].aloud}
      </span>
    </>
  );
}

const SAID = {
  copied: { button: 'Gekopieerd', aloud: 'De link is gekopieerd.' },
  refused: { button: 'Kopiëren lukt niet', aloud: 'Je browser staat kopiëren niet toe.' },
};
