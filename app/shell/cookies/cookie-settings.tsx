import { useId } from 'react';
import type { Consent, ConsentFlag } from '#app/platform/http/consent.ts';
import { COOKIES_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import styles from './cookie-settings.module.css';

interface Props {
  consent: Consent;
  /** The path of the page to return to. */
  returnPath: string;
  onChoose?: () => void;
}

const KINDS: readonly { flag: ConsentFlag; title: string; explanation: string }[] = [
  {
    flag: 'functional',
    title: 'Functioneel',
    explanation: 'Onthoudt wat je op deze site instelt, zoals grotere letters.',
  },
  {
    flag: 'video',
    title: 'Video',
    explanation: 'Laat video’s van YouTube zien, als functioneel ook aan staat. YouTube kan dan zien dat je kijkt.',
  },
];

/**
 * The form with a choice about each kind of cookies (choices.md 15). Accepting all and refusing all are equally easy. The
 * page reloads its data afterwards, so that videos appear or disappear.
 */
export function CookieSettings({ consent, returnPath, onChoose }: Props) {
  const id = useId();
  return (
    <PostForm action={COOKIES_PATH} preventScrollReset className={styles.settings} onSubmit={() => onChoose?.()}>
      <input type="hidden" name="terug" value={returnPath} />
      <p>
        Een cookie is een klein bestand dat een website op je telefoon of computer zet. Wat nodig is om in te loggen,
        werkt altijd. Over de rest beslis jij:
      </p>
      {KINDS.map(({ flag, title, explanation }) => (
        // The key resets the checkbox when the choice changed by another button.
        <div key={flag + consent[flag]} className={styles.kind}>
          <input
            id={id + flag}
            type="checkbox"
            name={flag}
            value="accepted"
            defaultChecked={consent[flag] === 'accepted'}
            aria-describedby={`${id}${flag}-explanation`}
          />
          <label htmlFor={id + flag}>{title}</label>
          <p id={`${id}${flag}-explanation`}>{explanation}</p>
        </div>
      ))}
      <p role="status">{describeChoice(consent)} Je kunt dit altijd veranderen.</p>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          Bewaar mijn keuze
        </Button>
        <Button type="submit" name="keuze" value="accepted" variant="secondary">
          Alles accepteren
        </Button>
        <Button type="submit" name="keuze" value="denied" variant="secondary">
          Alles weigeren
        </Button>
      </div>
    </PostForm>
  );
}

function describeChoice(consent: Consent): string {
  if (Object.values(consent).includes('unset'))
    return 'Je hebt nog niet gekozen. Tot die tijd gebruiken we alleen wat echt nodig is.';
  const choices = KINDS.map(({ flag, title }) => `${title} staat ${consent[flag] === 'accepted' ? 'aan' : 'uit'}.`);
  return choices.join(' ');
}
