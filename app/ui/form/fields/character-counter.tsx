import { useHydrated } from '../../hydration/use-hydrated.ts';
import styles from '../form.module.css';
import { countCharacters } from './use-text-length.ts';

interface Props {
  /** The id of the field whose characters are counted. */
  fieldId: string;
  length: number;
  max: number;
  /** The message at the limit, where one is prescribed. */
  limitMessage?: string | undefined;
}

/** How many characters a field has left. The text is always visible, and announced near the limit. */
export function CharacterCounter({ fieldId, length, max, limitMessage }: Props) {
  const hydrated = useHydrated();
  const isAtLimit = limitMessage !== undefined && length === max;
  return (
    <>
      <p className={styles.counter} id={`${fieldId}-count`}>
        {hydrated ? (isAtLimit ? limitMessage : counterText(length, max)) : `Maximaal ${max} tekens`}
      </p>
      <span className="visually-hidden" role="status">
        {hydrated ? (isAtLimit ? limitMessage : counterAnnouncement(length, max)) : ''}
      </span>
    </>
  );
}

/** The text of a counter: how many characters are left of `max`, which is inclusive (choices.md 8). */
function counterText(length: number, max: number): string {
  const left = max - length;
  if (left < 0) return `${countCharacters(-left)} te veel`;
  if (left === 0) return `Je hebt het maximum van ${max} tekens bereikt`;
  return `Nog ${countCharacters(left)}`;
}

/**
 * What a screen reader announces: only near the limit and in tens, because an announcement per key would drown out the
 * typed characters.
 */
function counterAnnouncement(length: number, max: number): string {
  const left = max - length;
  if (left <= 0) return counterText(length, max);
  return left <= 50 ? `Nog ongeveer ${Math.ceil(left / 10) * 10} tekens` : '';
}
