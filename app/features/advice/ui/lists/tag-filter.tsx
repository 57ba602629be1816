import { useNavigate } from 'react-router';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import type { AdviceTag } from '../../lists/tags.ts';
import { adviceViewPath } from '../../paths.ts';

interface Props {
  topicPath: string;
  tags: readonly AdviceTag[];
  /** The ids of the tags that are chosen. */
  selected: readonly number[];
}

/** Filters the answered questions by tags, as soon as a box is ticked; without JavaScript by a button. */
export function TagFilter({ topicPath, tags, selected }: Props) {
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
      expand="Filter vragen"
      collapse="Toon vragen"
      path={topicPath}
      filtered={selected.length > 0}
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
