import { BookOpen, MessagesSquare, ShieldCheck } from '#app/ui/icon/icons.ts';
import styles from './selling-points.module.css';

const points = [
  { Icon: MessagesSquare, tint: 'rose', text: 'Start zelf gesprekken over meer dan 30 onderwerpen, of praat mee.' },
  { Icon: ShieldCheck, tint: 'mint', text: 'Deel wat je meemaakt op een veilige plek. We delen niets met derden.' },
  { Icon: BookOpen, tint: 'sky', text: 'Krijg een overzicht van de artikelen die bij jouw situatie passen.' },
] as const;

/** The advantages of an account (accounts-14). */
export function SellingPoints() {
  return (
    <div className={styles.points}>
      <img src="/illustrations/samen.svg" alt="" width={640} height={440} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.title}>Als deelnemer</h2>
        <ul className={styles.list}>
          {points.map(({ Icon, tint, text }) => (
            <li key={text} className={styles.point}>
              <span className={styles.disc} data-tint={tint}>
                <Icon aria-hidden="true" />
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Replaces the selling points on a phone, where those come below the form. */
export function Tagline() {
  return (
    <div className={styles.tagline}>
      <img src="/illustrations/samen.svg" alt="" width={640} height={440} className={styles.taglinePicture} />
      <p>Je staat er niet alleen voor: hier zijn mensen die weten hoe het is.</p>
    </div>
  );
}
