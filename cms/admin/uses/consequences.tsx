import type { Use } from '../../lists/list-uses.ts';
import { UseList } from './use-list.tsx';

interface Props {
  /** The documents that name what is withdrawn; null when they could not be looked up. */
  uses: Use[] | null;
  /** How many documents are withdrawn. */
  count?: number;
}

/** What happens when documents are withdrawn, which the editor reads before they confirm. */
export function Consequences({ uses, count = 1 }: Props) {
  const { these, they, are, disappear } = count === 1 ? ONE : { ...MANY, these: `deze ${count} documenten` };
  const withdrawn = `Lezers zien ${these} daarna niet meer.`;
  if (uses === null) return <p>{`${withdrawn} Waar ${they} genoemd ${are}, konden we niet opzoeken.`}</p>;
  if (uses.length === 0) return <p>{`${withdrawn} Geen andere pagina noemt ${count === 1 ? 'het' : 'er een'}.`}</p>;
  return (
    <>
      <p>
        {`${withdrawn} Op deze plekken ${are} ${they} nog genoemd; daar ${disappear} ${they}, of werkt de link niet meer:`}
      </p>
      <UseList uses={uses} />
    </>
  );
}

const ONE = { these: 'dit', they: 'het', are: 'wordt', disappear: 'verdwijnt' };
const MANY = { they: 'ze', are: 'worden', disappear: 'verdwijnen' };
