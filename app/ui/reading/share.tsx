import { Check, Copy, Share2 } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import buttons from '../button/button.module.css';
import { classNames } from '../styles/class-names.ts';
import styles from './reading-options.module.css';

const COPIED_MS = 2000; // spec §9

/** Ways to pass a page on: a list that opens on a desktop, the system's own sheet on a phone (spec §1). */
export function Share({ title, url }: { title: string; url: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOutside(details.current), []);

  function open(event: MouseEvent) {
    if (!navigator.share || matchMedia('(width >= 48rem)').matches) return;
    event.preventDefault();
    navigator.share({ title, url }).catch(() => {}); // the reader thought better of it
  }
  function close() {
    if (details.current) details.current.open = false;
  }
  return (
    <details ref={details} className={styles.share}>
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
  );
}

const waysFor = ({ title, url }: { title: string; url: string }) => [
  { name: 'WhatsApp', href: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}` },
  { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}` },
  { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}` },
];

function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <button
        type="button"
        className={styles.way}
        onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(true))}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? 'Gekopieerd' : 'Kopieer de link'}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? 'De link is gekopieerd.' : ''}
      </span>
    </>
  );
}

/** Closes the list on a press outside it, and on Escape; gives the function that ends that. */
function closeOutside(details: HTMLDetailsElement | null): () => void {
  const pressed = ({ target }: Event) => {
    if (details && !details.contains(target as Node)) details.open = false;
  };
  const escaped = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', pressed);
  document.addEventListener('keydown', escaped);
  return () => {
    document.removeEventListener('pointerdown', pressed);
    document.removeEventListener('keydown', escaped);
  };
}
