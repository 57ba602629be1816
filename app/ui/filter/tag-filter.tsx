import { useNavigate } from 'react-router';
import { CheckboxList } from '../form/choices/checkbox-list.tsx';
import { pluralise } from '../text/pluralise.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { ListFilter } from './list-filter.tsx';
import { useChosen } from './use-chosen.ts';

interface ChosenTagsProps {
  /** The path of the list without a filter. */
  path: string;
  tags: readonly { id: number; name: string }[];
  /** The ids of the tags that are chosen. */
  selected: readonly number[];
  /** The path of the list of what has one of these tags. */
  pathOf: (ids: number[]) => string;
}

interface TagFilterProps extends ChosenTagsProps {
  /** The name of the filter: 'Filter de vragen'. */
  label: string;
  /** What is listed: 'vraag' and 'vragen'. */
  thing: readonly [singular: string, plural: string];
  /** The field of the form that is sent without JavaScript. */
  name: string;
  /** How many of them the list has. */
  total: number;
  sideBySide?: boolean;
}

/** Filters a list by what its items are about, as soon as a box is ticked; without JavaScript by a button. */
export function TagFilter({ label, thing, name, total, path, tags, selected, pathOf, sideBySide }: TagFilterProps) {
  const navigate = useNavigate();
  const [ticked, setTicked] = useChosen(selected.map(String), selected.join());

  function choose(ids: string[]) {
    setTicked(ids);
    navigate(pathOf(ids.map(Number).sort((one, other) => one - other)), { preventScrollReset: true });
  }

  return (
    <ListFilter label={label} things={thing[1]} found={pluralise(total, ...thing)} chosen={selected.length} path={path}>
      <CheckboxList
        legend="Waar wil je over lezen?"
        name={name}
        options={tags.map((tag) => ({ value: String(tag.id), label: tag.name }))}
        value={ticked}
        onChange={choose}
        sideBySide={sideBySide}
      />
    </ListFilter>
  );
}

/** The tags by which a list is filtered, above it. */
export const ChosenTags = ({ path, tags, selected, pathOf }: ChosenTagsProps) => (
  <ChosenFilters
    path={path}
    filters={tags
      .filter(({ id }) => selected.includes(id))
      .map(({ id, name }) => ({
        key: String(id),
        text: name,
        href: pathOf(selected.filter((other) => other !== id)),
      }))}
  />
);
