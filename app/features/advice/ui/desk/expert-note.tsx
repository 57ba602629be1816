import { UNNAMED_EXPERT } from '../answer-card.tsx';

/** Says under which name the viewer answers, which an administrator sets (choices.md 50). */
export const ExpertNote = ({ expert }: { expert: string | null }) => (
  <p>
    Je antwoordt onder de naam <strong>{expert ?? `‘${UNNAMED_EXPERT}’`}</strong>. Klopt dat niet? Vraag het een
    beheerder.
  </p>
);
