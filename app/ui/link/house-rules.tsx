import { Link } from './link.tsx';
import { useHasPage } from './missing-pages.ts';

/** The page that says what one may write. */
const HOUSE_RULES_PATH = '/huisregels';

/** The way to what one may write and what not, where one writes or reports; nothing as long as it has no page. */
export function HouseRules() {
  const hasPage = useHasPage();
  if (!hasPage(HOUSE_RULES_PATH)) return null;
  return (
    <p>
      Wat mag en wat niet, staat in de <Link to={HOUSE_RULES_PATH}>huisregels</Link>.
    </p>
  );
}
