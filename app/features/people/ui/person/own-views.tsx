import type { Relation } from '#app/features/profiles/index.ts';
import { PROFILE_PATH } from '#app/features/profiles/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { VIEW_AS, viewAsPath } from '../../paths.ts';
import styles from './own-views.module.css';

interface Props {
  path: string;
  as: Relation;
  isPublic: boolean;
}

const TEXTS = { bezoeker: 'Bezoeker', deelnemer: 'Deelnemer', contact: 'Contact' } as const;

/** On one's own page: the choice of as whom one sees it, and who that is. */
export function OwnViews({ path, as, isPublic }: Props) {
  const words = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
  return (
    <div className={styles.views}>
      <ViewSwitch
        label="Bekijk je profiel als"
        views={[
          { href: viewAsPath(path, null), text: 'Alles', current: as === 'self' },
          ...words.map((word) => ({ href: viewAsPath(path, word), text: TEXTS[word], current: VIEW_AS[word] === as })),
        ]}
      />
      <p className={styles.about}>
        {aboutView(as, isPublic)} <Link to={PROFILE_PATH}>Wijzig wat je vertelt, en aan wie</Link>
      </p>
    </div>
  );
}

function aboutView(as: Relation, isPublic: boolean): string {
  switch (as) {
    case 'visitor':
      return isPublic
        ? 'Zo ziet iedereen je profiel, ook wie niet is ingelogd.'
        : 'Wie niet is ingelogd, kan deze pagina niet zien: je profiel is besloten.';
    case 'participant':
      return 'Zo zien andere deelnemers je profiel.';
    case 'contact':
      return 'Zo zien je contacten je profiel.';
    default:
      return 'Dit is je profielpagina, met alles wat je vertelt.';
  }
}
