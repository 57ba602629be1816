import { useEffect, useState } from 'react';
import styles from './reading-options.module.css';
import type { TRANSLATION_HELP } from './translation-help.ts';

/** Languages that many people in the Netherlands read better than Dutch, with their own names. */
const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'ar', name: 'العربية' },
  { code: 'pl', name: 'Polski' },
  { code: 'uk', name: 'Українська' },
  { code: 'de', name: 'Deutsch' },
  { code: 'fr', name: 'Français' },
  { code: 'es', name: 'Español' },
];

export interface TranslationDialogProps {
  /** Whether the browser failed to translate. */
  failed: boolean;
  onSelect: (language: string) => void;
}

/** The content of the dialog for translating: the languages to choose from, or how else to translate the page. */
export function TranslationDialog({ failed, onSelect }: TranslationDialogProps) {
  if (failed || !('Translator' in window)) return <BrowserHint failed={failed} />;
  return (
    <>
      <p>Je browser vertaalt de tekst zelf. Er gaat niets naar een ander. Een vertaling kan fouten hebben.</p>
      <LanguageList onSelect={onSelect} />
    </>
  );
}

function LanguageList({ onSelect }: { onSelect: (code: string) => void }) {
  return (
    <ul className={styles.languages}>
      {LANGUAGES.map(({ code, name }) => (
        <li key={code}>
          <button type="button" lang={code} className={styles.option} onClick={() => onSelect(code)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Explains how to translate a page with the browser, in Dutch and in languages that readers know better. */
function BrowserHint({ failed }: { failed: boolean }) {
  const [translations, setTranslations] = useState<typeof TRANSLATION_HELP>([]);
  useEffect(() => {
    import('./translation-help.ts').then(
      (loaded) => setTranslations(loaded.TRANSLATION_HELP),
      () => {}, // the Dutch text says the same
    );
  }, []);
  return (
    <>
      {failed && <p>Vertalen is niet gelukt. Misschien kent je browser deze taal nog niet.</p>}
      <p>
        Veel browsers kunnen een hele pagina vertalen. Zoek in het menu van je browser naar ‘Vertalen’ of ‘Translate’.
        In Safari staat het achter het teken links in de adresbalk.
      </p>
      <p>Let op: sommige browsers sturen de tekst dan naar hun maker. Een vertaling kan fouten hebben.</p>
      {translations.map(({ language, direction, name, text, warning }) => (
        <section key={language} lang={language} dir={direction} className={styles.help}>
          <h3 className={styles.helpTitle}>{name}</h3>
          <p>{text}</p>
          <p>{warning}</p>
        </section>
      ))}
    </>
  );
}
