import { useEffect, useRef, useState } from 'react';
import { Languages } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { readableParts } from './readable-parts.ts';
import styles from './reading-options.module.css';
import type { Translation } from './translation.ts';
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

type State = 'dutch' | 'choosing' | 'working' | 'failed' | 'translated';

/**
 * Translates the text with the translator of the browser, which runs on the device. In a browser without one it explains
 * how to translate the page (decisions.md 16).
 */
export function Translate({ textId }: { textId: string }) {
  const [state, setState] = useState<State>('dutch');
  const translation = useRef<Translation | null>(null);
  useEffect(() => () => translation.current?.undo(), []);

  async function translate(language: string) {
    setState('working');
    try {
      const { translateText } = await import('./translation.ts');
      translation.current = await translateText(readableParts(textId), language);
      setState('translated');
    } catch {
      setState('failed');
    }
  }
  function undo() {
    translation.current?.undo();
    translation.current = null;
    setState('dutch');
  }
  return (
    <>
      {state === 'translated' ? (
        <Button type="button" icon={Languages} onClick={undo}>
          Toon Nederlands
        </Button>
      ) : (
        <Button
          type="button"
          className="needs-script"
          icon={Languages}
          busy={state === 'working'}
          onClick={() => setState('choosing')}
        >
          Vertaal
        </Button>
      )}
      <Dialog
        open={state === 'choosing' || state === 'failed'}
        onClose={() => setState('dutch')}
        title="Lees in een andere taal"
      >
        {state === 'choosing' && 'Translator' in window ? (
          <>
            <p>Je browser vertaalt de tekst zelf. Er gaat niets naar een ander. Een vertaling kan fouten hebben.</p>
            <LanguageList onSelect={translate} />
          </>
        ) : (
          <BrowserHint failed={state === 'failed'} />
        )}
      </Dialog>
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
