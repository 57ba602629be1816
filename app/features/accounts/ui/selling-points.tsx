import { BookOpen, MessagesSquare, ShieldCheck } from 'lucide-react';
import styles from './selling-points.module.css';

const points = [
  { Icon: MessagesSquare, text: 'Start zelf gesprekken over meer dan 30 onderwerpen, of praat mee.' },
  { Icon: ShieldCheck, text: 'Deel wat je meemaakt op een veilige plek. We delen niets met derden.' },
  { Icon: BookOpen, text: 'Krijg een overzicht van de artikelen die bij jouw situatie passen.' },
];

/** Why somebody would want an account (spec §2, Register). */
export function SellingPoints() {
  return (
    <div className={styles.points}>
      <img src="/illustrations/samen.svg" alt="" width={288} height={216} className={styles.picture} />
      <h2 className={styles.title}>Als deelnemer</h2>
      <ul className={styles.list}>
        {points.map(({ Icon, text }) => (
          <li key={text} className={styles.point}>
            <Icon aria-hidden="true" className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
