import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Trash2 } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PrintButton } from '#app/ui/reading/print-button.tsx';
import { type DayPlan, dayPath, isEmptyDay, makeDayPlan, parseDayPlan } from '../day/day-plan.ts';
import { ownDay } from '../day/own-day.ts';
import { DAY_PATH, RECIPES_PATH } from '../paths.ts';
import { readDayScreen } from '../screens/read-day.ts';
import { AddDay } from '../ui/day/add-day.tsx';
import styles from '../ui/day/day.module.css';
import { DayForm } from '../ui/day/day-form.tsx';
import { DaySumLine } from '../ui/day/day-sum-line.tsx';
import { DaySums } from '../ui/day/day-sums.tsx';
import { useWishes } from '../ui/overview/limits/limits-in-use.ts';
import { RecipesBar } from '../ui/recipes-bar.tsx';
import type { Route } from './+types/day';

const DESCRIPTION = 'Kies wat je op een dag eet. Wij tellen op wat erin zit.';

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => readDayScreen(ctx, parseDayPlan(new URL(args.request.url).searchParams)));

/**
 * A day from breakfast to evening, made of recipes: what is in all of it, to print and to shop for. The address has what is
 * chosen, so it works without JavaScript; with it, the browser remembers the last day.
 */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  const { plan, dishes, courses, profileLimits } = loaderData;
  const { limits } = useWishes(profileLimits);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isEmpty = isEmptyDay(plan);
  const [cleared, setCleared] = useState<DayPlan | null>(null);
  useEffect(() => {
    const own = ownDay.read();
    if (isEmptyDay(own)) {
      if (!isEmpty) ownDay.write(plan);
    } else if (isEmpty) {
      // When nothing of it is on the site any more, the address has it already.
      if (dayPath(own) === address) ownDay.write(plan);
      else navigate(dayPath(own), { replace: true });
    }
  }, [plan, isEmpty, address, navigate]);

  function putBack(former: DayPlan) {
    ownDay.write(former);
    navigate(dayPath(former), { replace: true, preventScrollReset: true });
  }

  function clear() {
    setCleared(plan);
    ownDay.write(makeDayPlan(() => []));
    navigate(DAY_PATH, { replace: true, preventScrollReset: true });
  }

  return (
    <Page>
      <Metadata title="Mijn dag" description={DESCRIPTION} noindex />
      <RecipesBar />
      <PageHeader
        title="Mijn dag"
        intro={DESCRIPTION}
        breadcrumbs={[{ text: 'Recepten', href: RECIPES_PATH }, { text: 'Mijn dag' }]}
      />
      <div className={styles.day}>
        <div>
          <DayForm plan={plan} courses={courses} />
          <DaySumLine plan={plan} dishes={dishes} limits={limits} />
        </div>
        {!isEmpty && (
          <div className={styles.outcome}>
            <DaySums plan={plan} dishes={dishes} limits={limits} />
            <div className={`${styles.actions} needs-script`} data-print="hide">
              <PrintButton />
              <AddDay key={address} plan={plan} dishes={dishes} />
              <Button type="button" variant="quiet" icon={Trash2} onClick={clear}>
                Begin opnieuw
              </Button>
            </div>
          </div>
        )}
        {isEmpty && cleared && (
          <div className={styles.outcome} data-print="hide">
            <p role="status">Je dag is leeg.</p>
            <div>
              <Button type="button" autoFocus onClick={() => putBack(cleared)}>
                Zet terug
              </Button>
            </div>
          </div>
        )}
      </div>
    </Page>
  );
}
