import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { recipeTypesPath } from '../../paths.ts';
import { Facts } from './facts.tsx';
import { Favourite } from './favourite.tsx';
import styles from './opening.module.css';
import { recipeFacts } from './recipe-facts.ts';

interface Props {
  recipe: DocumentOf<'recipe'>;
  types: readonly { id: number; title: string }[];
  crumbs: readonly Crumb[];
  /** Whether it is among the favourites of the viewer; null for visitors. */
  favourite: boolean | null;
  /** For how many people it is shown. */
  people: number;
}

/** What a recipe begins with: its title and introduction, its picture, its facts and types, and the button of favourites. */
export function Opening({ recipe, types, crumbs, favourite, people }: Props) {
  const { id, path, title, altTitle, introduction, description, picture } = recipe;
  return (
    <div className={styles.opening} data-print="flow">
      <div className={styles.header}>
        <PageHeader title={title} intro={introduction ?? description} breadcrumbs={crumbs} />
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} size="recipe" eager />
          {picture.description && <p className={styles.caption}>{picture.description}</p>}
        </div>
      )}
      <div className={styles.details}>
        {altTitle && <p className={styles.soft}>{altTitle}</p>}
        <Facts facts={recipeFacts({ ...recipe, amountOfPeople: people })} />
        {types.length > 0 && (
          <p data-print="hide">
            {types.map((type, index) => (
              <span key={type.id}>
                {index > 0 && ' · '}
                <Link to={recipeTypesPath([type.id])}>{type.title}</Link>
              </span>
            ))}
          </p>
        )}
        <div data-print="hide">
          <Favourite id={id} path={path} favourite={favourite} />
        </div>
      </div>
    </div>
  );
}
