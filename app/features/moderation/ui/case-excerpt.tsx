import { Link } from '#app/ui/link/link.tsx';
import type { Case } from '../lists/list-cases.ts';
import type { PointedSentence } from '../lists/reported-texts.ts';
import { casePath } from '../paths.ts';
import { isHeavy, titleOfCase } from './case-summary.ts';
import styles from './moderation.module.css';

/**
 * What a case is about, in a list: the sentences at which reporters pointed, with what stands around them; else the
 * beginning of what was reported.
 */
export function CaseExcerpt({ of: found }: { of: Case }) {
  const { id, sentences, reported, subject } = found;
  const text = reported[0]?.text ?? subject?.text;
  if (found.private) return <p className={styles.about}>Alleen te lezen in de zaak.</p>;
  if (isHeavy(found)) return <p className={styles.about}>Kan zwaar zijn om te lezen. De tekst staat in de zaak.</p>;
  if (sentences.length > 0) {
    return sentences.map((sentence) => <Sentence key={`${sentence.before} ${sentence.text}`} {...sentence} />);
  }
  if (!text) return null;
  return (
    <p className={styles.excerpt} dir="auto">
      {text}{' '}
      {text.endsWith('…') && (
        <Link to={casePath(id)}>
          meer<span className="visually-hidden"> over {titleOfCase(found)}</span>
        </Link>
      )}
    </p>
  );
}

const Sentence = ({ before, text, after }: PointedSentence) => (
  <p className={styles.excerpt} dir="auto">
    {before && <span className={styles.around}>{before} </span>}
    <mark>{text}</mark>
    {after && <span className={styles.around}> {after}</span>}
  </p>
);
