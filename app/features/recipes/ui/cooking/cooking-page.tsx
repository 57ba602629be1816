import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowLeft, Info } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { portionsPath } from '../../paths.ts';
import type { CookingScreen } from '../../screens/read-cooking.ts';
import { Ingredients } from '../parts/ingredients.tsx';
import styles from './cooking-page.module.css';
import { CookingSteps } from './cooking-steps.tsx';
import { useWakeLock, type Wakefulness } from './use-wake-lock.ts';

/** A recipe while it is being cooked: one step at a time in large letters, with its ingredients at hand. */
export function CookingPage({ title, path, portions, ingredients, steps }: CookingScreen) {
  const wakefulness = useWakeLock();
  const back = portionsPath(path, portions);
  const forPeople = portions.people > 0 ? ` voor ${pluralise(portions.people, 'persoon', 'personen')}` : '';
  return (
    <Page>
      <Metadata
        title={`Kook stap voor stap: ${title}`}
        description={`Alle stappen van ${title}, een voor een.`}
        noindex
      />
      <div className={styles.header}>
        <p data-print="hide">
          <Link to={back} className={styles.back}>
            <ArrowLeft /> Terug naar het recept
          </Link>
        </p>
        <h1>{title}</h1>
        <WakefulnessNotice wakefulness={wakefulness} />
      </div>
      <div className={styles.columns}>
        <CookingSteps steps={steps} back={back} />
        <div className={styles.ingredients}>
          <Disclosure summary={`Wat je nodig hebt${forPeople}`} open>
            <Ingredients groups={ingredients} />
          </Disclosure>
        </div>
      </div>
    </Page>
  );
}

/** Takes the room of its text from the start, so that nothing moves when the browser has answered. */
const WakefulnessNotice = ({ wakefulness }: { wakefulness: Wakefulness }) => (
  <p role="status" className={`${styles.wakefulness} needs-script`}>
    {wakefulness && <Info />}
    {wakefulness === 'awake' && 'Je scherm blijft aan zolang je kookt.'}
    {wakefulness === 'may-sleep' && 'Je scherm kan uitgaan. In de instellingen van je toestel houd je het langer aan.'}
  </p>
);
