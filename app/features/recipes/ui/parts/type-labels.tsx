import { Fragment, useId } from 'react';
import { ExplanationPopover } from '#app/features/pages/ui/definitions/explanation-popover.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { recipeTypesPath } from '../../paths.ts';
import { TYPES_NOTE } from '../../rules.ts';
import type { RecipeType } from '../../screens/read-overview-screen.ts';
import styles from './type-labels.module.css';

type Explained = Pick<RecipeType, 'id' | 'name' | 'description'>;

/**
 * The types of a recipe. One that editors explained, such as 'Weinig kalium', is a button that shows what it means, without
 * JavaScript too; another leads to the recipes of that type.
 */
export function TypeLabels({ types }: { types: readonly Explained[] }) {
  const prefix = useId();
  return (
    <>
      <p>
        {types.map((type, index) => (
          <Fragment key={type.id}>
            {type.description ? (
              <TypeLabel type={type} prefix={prefix} />
            ) : (
              <Link to={recipeTypesPath([type.id])}>{type.name}</Link>
            )}
            {index < types.length - 1 && '\u00a0· '}
          </Fragment>
        ))}
      </p>
      <TypePopovers types={types} prefix={prefix} />
    </>
  );
}

interface LabelProps {
  type: Explained;
  /** That of the `TypePopovers` with its explanation. */
  prefix: string;
}

/** The button that shows what a type means. Any number of them show the same explanation, each beside itself. */
export const TypeLabel = ({ type: { id, name }, prefix }: LabelProps) => (
  <button type="button" popoverTarget={`${prefix}-${id}`} className={styles.label}>
    {name}
  </button>
);

interface PopoversProps {
  types: readonly Explained[];
  /** Makes their ids unique on the page. */
  prefix: string;
}

/** What each type means that editors explained. */
export const TypePopovers = ({ types, prefix }: PopoversProps) =>
  types.map(
    ({ id, name, description }) =>
      description && (
        <ExplanationPopover key={id} id={`${prefix}-${id}`} term={`Wat betekent ‘${name}’?`}>
          <p>{description}</p>
          <p>{TYPES_NOTE}</p>
          <p>
            <Link to={recipeTypesPath([id])}>{`Bekijk alle recepten met ‘${name}’`}</Link>
          </p>
        </ExplanationPopover>
      ),
  );
