import { useNavigate } from 'react-router';
import { ChosenFilters } from '#app/ui/filter/chosen-filters.tsx';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import type { AdviceTag } from '../../lists/tags.ts';
import { adviceViewPath } from '../../paths.ts';

interface Props {
  topicPath: string;
  tags: readonly AdviceTag[];
  /** The ids of the tags that are chosen. */
  selected: readonly number[];
  /** How many questions the list has. */
  total: number;
}

/** Filters the answered questions by tags, as soon as a box is ticked; without JavaScript by a button. */
export function TagFilter({ topicPath, tags, selected, total }: Props) {
  const navigate = useNavigate();
  const [ticked, setTicked] = useChosen(selected.map(String), selected.join());

  function choose(ids: string[]) {
    setTicked(ids);
    const rising = ids.map(Number).sort((one, other) => one - other);
    navigate(adviceViewPath(topicPath, { tags: rising }), { preventScrollReset: true });
  }

  return (
    <ListFilter
      label="Filter de vragen"
      things="vragen"
      found={pluralise(total, 'vraag', 'vragen')}
      chosen={selected.length}
      path={topicPath}
    >
      <CheckboxList
        legend="Waar wil je over lezen?"
        name="tags"
        options={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={ticked}
        onChange={choose}
      />
    </ListFilter>
  );
}

/** The tags by which the questions are filtered, above them. */
export const ChosenTags = ({ topicPath, tags, selected }: Omit<Props, 'total'>) => (
  <ChosenFilters
    path={topicPath}
    filters={tags
      .filter(({ id }) => selected.includes(id))
      .map(({ id, name }) => ({
        key: String(id),
        text: name,
        href: adviceViewPath(topicPath, { tags: selected.filter((other) => other !== id) }),
      }))}
  />
);
