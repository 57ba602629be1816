import type { ReactNode } from 'react';
import { ADVICE_PATH, CONTACT_PATH } from '#app/features/content/paths.ts';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { LIBRARY_PATH } from '#app/features/library/paths.ts';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { AskingPicture, ReadingPicture, TalkingPicture } from './door-pictures.tsx';
import styles from './doors.module.css';

/** The three doors: links to the library, the groups and the advice, or to contact as long as there is no advice. */
export function Doors() {
  const hasAdvice = useHasPage()(ADVICE_PATH);
  return (
    <ul className={styles.doors}>
      <Door to={LIBRARY_PATH} tint="sky" title="Lezen" picture={<ReadingPicture />}>
        Betrouwbare uitleg over nieren, behandeling en het leven ermee.
      </Door>
      <Door to={GROUPS_PATH} tint="rose" title="Praten" picture={<TalkingPicture />}>
        Gesprekken met mensen die weten hoe het is.
      </Door>
      <Door to={hasAdvice ? ADVICE_PATH : CONTACT_PATH} tint="mint" title="Vragen" picture={<AskingPicture />}>
        {hasAdvice
          ? 'Stel je vraag over eten en drinken aan een diëtist.'
          : 'Bel, mail of schrijf ons. We denken met je mee.'}
      </Door>
    </ul>
  );
}

interface DoorProps {
  to: string;
  tint: 'sky' | 'rose' | 'mint';
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Door({ to, tint, title, picture, children }: DoorProps) {
  return (
    <li>
      <Link to={to} className={styles.door} data-tint={tint}>
        <span className={styles.picture}>{picture}</span>
        <strong className={styles.title}>{title}</strong>
        <span className={styles.text}>{children}</span>
        <span className={styles.action}>
          Bekijk <ArrowRight aria-hidden="true" className={styles.arrow} />
        </span>
      </Link>
    </li>
  );
}
