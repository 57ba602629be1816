import type { Consent } from '#app/platform/http/consent.ts';
import styles from './cookie-explanation.module.css';

const CHOICES: Record<Consent, string> = {
  unset: 'Je hebt nog niet gekozen. Tot die tijd gebruiken we alleen wat echt nodig is.',
  accepted: 'Je hebt cookies geaccepteerd. Je ziet video’s van YouTube.',
  denied: 'Je hebt cookies geweigerd. Je ziet geen video’s van YouTube.',
};

/** Explains the two kinds of cookies, and shows what the reader chose. */
export function CookieExplanation({ consent }: { consent: Consent }) {
  return (
    <div className={styles.explanation}>
      <p>Een cookie is een klein bestand dat een website op je telefoon of computer zet. Je kiest voor twee soorten:</p>
      <dl className={styles.kinds}>
        <dt>Functioneel</dt>
        <dd>Onthoudt wat je op deze site instelt. Wat nodig is om in te loggen, werkt altijd.</dd>
        <dt>Video</dt>
        <dd>Laat video’s van YouTube zien. YouTube kan dan zien dat je de video bekijkt.</dd>
      </dl>
      <p>
        <strong>{CHOICES[consent]}</strong> Je kunt dit altijd veranderen.
      </p>
      <p>Mogen we deze cookies gebruiken?</p>
    </div>
  );
}
