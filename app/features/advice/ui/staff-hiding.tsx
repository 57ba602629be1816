import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import type { Question } from '../screens/read-question.ts';

// Its script is loaded for those who may alone, in no `Suspense`: reasons stay chosen (docs/decisions/scripts.md).
const HideHere = lazyPart(() => import('#app/features/moderation/ui/hide-here.tsx').then((file) => file.HideHere));

/** With what a professional or moderator takes a question off the site, with reasons that its asker reads, or puts it back. */
export const StaffHiding = ({ question: { hidden, staffHiding } }: { question: Question }) =>
  staffHiding && (
    <div className="at-edge" data-print="hide">
      <HideHere hidePath={staffHiding.path} hidden={hidden !== null} mayOpen={staffHiding.mayOpen} what="deze vraag" />
    </div>
  );
