import { Button } from '#app/ui/button/button.tsx';
import { focusBeside } from '#app/ui/button/focus-beside.ts';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';
import { Trash2, X } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import {
  linesOfRecipe,
  mergedLines,
  type ShoppingLine,
  type ShoppingList,
  withoutLine,
  withoutRecipe,
  withTick,
} from '../../shopping/shopping-items.ts';
import { forPeople, type Grouping, itemText } from '../../shopping/shopping-list-text.ts';
import styles from './shopping-lines.module.css';

interface Props {
  list: ShoppingList;
  grouping: Grouping;
  onChange: (list: ShoppingList) => void;
  /** Gets the list without what was removed, and what that is. */
  onRemove: (list: ShoppingList, what: string) => void;
}

/** The lines of the list, by recipe or all together; each can be ticked and removed. */
export function ShoppingLines({ list, grouping, onChange, onRemove }: Props) {
  const linesProps = {
    onTick: (line: ShoppingLine) => onChange(withTick(list, line)),
    onRemove: (line: ShoppingLine) => onRemove(withoutLine(list, line), itemText(line)),
  };
  if (grouping === 'all') return <Lines lines={mergedLines(list)} label="Alle boodschappen" {...linesProps} />;
  return (
    <div className={styles.recipes}>
      {list.map((recipe) => (
        <section key={recipe.id} className={styles.recipe}>
          <div className={styles.heading}>
            <h2>
              <Link to={recipe.path}>{recipe.title}</Link>
              <span className={styles.people}>{forPeople(recipe.people)}</span>
            </h2>
            <Button
              type="button"
              variant="quiet"
              icon={Trash2}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget, 'section');
                onRemove(withoutRecipe(list, recipe.id), `‘${recipe.title}’`);
              }}
              data-print="hide"
            >
              Verwijder<span className="visually-hidden">: {recipe.title}</span>
            </Button>
          </div>
          <Lines lines={linesOfRecipe(recipe)} label={recipe.title} {...linesProps} />
        </section>
      ))}
    </div>
  );
}

interface LinesProps {
  lines: ShoppingLine[];
  label: string;
  /** Gets the line as it becomes. */
  onTick: (line: ShoppingLine) => void;
  onRemove: (line: ShoppingLine) => void;
}

const Lines = ({ lines, label, onTick, onRemove }: LinesProps) => (
  <ul className={styles.lines} aria-label={label}>
    {lines.map((line) => {
      const key = line.places.map(({ recipe, item }) => `${recipe}-${item}`).join();
      const text = itemText(line);
      return (
        <li key={key} className={styles.line}>
          <div className={styles.item}>
            <CheckboxField
              id={`line-${key}`}
              name="ticked"
              label={text}
              checked={line.ticked}
              onChange={(event) => onTick({ ...line, ticked: event.target.checked })}
            />
          </div>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Haal ${text} van de lijst`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget, 'li');
              onRemove(line);
            }}
          >
            <X />
          </button>
        </li>
      );
    })}
  </ul>
);
