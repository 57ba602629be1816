import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { readNumberedDocument } from '#app/features/content/index.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowLeft, Info } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { cookingPath, PEOPLE_PARAMETER, portionsPath, recipePath } from '../paths.ts';
import { parsePortions } from '../portions/parse-portions.ts';
import { readCookingScreen } from '../screens/read-cooking-screen.ts';
import styles from '../ui/cooking/cooking-page.module.css';
import { CookingSteps } from '../ui/cooking/cooking-steps.tsx';
import { useFit, useLaterParts } from '../ui/kitchen/use-later-parts.ts';
import { Ingredients } from '../ui/parts/ingredients.tsx';
import { Verdict } from '../ui/parts/verdict.tsx';
import { ShoppingListLink } from '../ui/recipes-bar.tsx';
import type { Route } from './+types/cooking';

export const handle: PageHandle = {
  cache: { query: [PEOPLE_PARAMETER] },
  shell: { header: false, footer: false, infoline: false }, // the whole screen is for the step
};

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const source = await readNumberedDocument(ctx, args.params.recipe, 'recipe');
    const { path, amountOfPeople } = source.document;
    if (path !== recipePath(args.params.recipe)) throw redirect(cookingPath(path), 301);
    const { portions, isCanonical } = parsePortions(new URL(args.request.url).searchParams, amountOfPeople);
    if (!isCanonical) throw redirect(cookingPath(path, portions));
    return readCookingScreen(ctx, source, portions);
  });

/** A recipe while it is being cooked: one step at a time in large letters, with its ingredients at hand. */
export default function CookingPage({ loaderData }: Route.ComponentProps) {
  const { title, path, portions, ingredients, steps } = loaderData;
  const fit = useFit(loaderData, useLaterParts());
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
      <CookingSteps
        steps={steps}
        back={back}
        header={
          <div className={styles.header}>
            <div className={styles.bar} data-print="hide">
              <Link to={back} className={styles.link}>
                <ArrowLeft /> Terug naar het recept
              </Link>
              <ShoppingListLink />
            </div>
            <h1>{title}</h1>
            {fit && <Verdict fit={fit} />}
          </div>
        }
      >
        <Disclosure summary={`Wat je nodig hebt${forPeople}`} open>
          <div className={styles.ingredients}>
            <Ingredients groups={ingredients} />
          </div>
        </Disclosure>
        <WakefulnessNotice wakefulness={wakefulness} />
      </CookingSteps>
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

/** Whether the screen is kept awake; null until that is known. */
type Wakefulness = 'awake' | 'may-sleep' | null;

/** Keeps the screen awake while the page is visible, where the browser can (Screen Wake Lock API). */
function useWakeLock(): Wakefulness {
  const [wakefulness, setWakefulness] = useState<Wakefulness>(null);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (left) return await acquired.release();
        lock = acquired;
        setWakefulness('awake');
      } catch {
        // The browser has no such lock, or refuses it, such as when the battery is low.
        setWakefulness('may-sleep');
      }
    };
    void acquire();
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', acquire);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, []);
  return wakefulness;
}
