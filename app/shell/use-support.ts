import { useMemo, useState } from 'react';
import type { Support } from '#app/ui/feedback/support-context.ts';
import { formatHours } from './opening-hours.ts';
import type { ShellData } from './shell-props.ts';

/**
 * Holds on to the text above which whom to call is shown, until its writer closes that: the page's data tells it for a
 * minute, and is often loaded again. A text with the same words that is placed later shows it again.
 */
export function useSupport({ distress, settings }: ShellData): Support {
  const [shown, setShown] = useState({ told: distress, open: distress });
  if (distress !== shown.told && !isSame(distress, shown.told)) {
    setShown({ told: distress, open: distress ?? shown.open });
  }
  const { phone, phoneHours } = settings;
  return useMemo(
    () => ({
      placed: shown.open,
      infoline: { number: phone, description: `onze infolijn, ${formatHours(phoneHours, { short: true })}` },
      close: () => setShown(({ told }) => ({ told, open: null })),
    }),
    [shown.open, phone, phoneHours],
  );
}

const isSame = (one: ShellData['distress'], other: ShellData['distress']): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;
