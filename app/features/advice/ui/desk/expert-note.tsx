import { unbrokenNames } from '#app/ui/text/unbroken.ts';
import { UNNAMED_EXPERT } from '../answer-authorship.ts';

/** Says under which name the viewer answers, which an administrator sets (choices.md 50). */
export const ExpertNote = ({ expert }: { expert: string | null }) => (
  <p>
    Je antwoordt onder de naam <strong>{expert ? unbrokenNames(expert) : `‘${UNNAMED_EXPERT}’`}</strong>. Klopt dat
    niet? Vraag het een beheerder.
  </p>
);
