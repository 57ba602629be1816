import type { ReactNode } from 'react';
import { ArrowRight, ChevronRight, type IconComponent } from '#app/ui/icon/icons.ts';

/** The arrows that lead on come after their words; any other icon comes before. */
const LEADING_ON: ReadonlySet<unknown> = new Set([ArrowRight, ChevronRight]);

/** What stands in a button, or in a link that looks like one. */
export function IconAndWords({ icon: Icon, children }: { icon: IconComponent | undefined; children: ReactNode }) {
  const leadsOn = LEADING_ON.has(Icon);
  return (
    <>
      {Icon && !leadsOn && <Icon aria-hidden="true" />}
      <span>{children}</span>
      {Icon && leadsOn && <Icon aria-hidden="true" />}
    </>
  );
}
