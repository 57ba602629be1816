import type { ReactNode } from 'react';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { Clock, Heart, Hourglass, type IconComponent, UsersRound } from '#app/ui/icon/icons.ts';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import type { RecipeMarks } from '../../favourites.ts';
import styles from './opening.module.css';
import { type RecipeFact, recipeFacts } from './recipe-facts.ts';
import { TypeLabels } from './type-labels.tsx';

interface Props {
  recipe: DocumentOf<'recipe'>;
  types: readonly { id: number; title: string; description: string | null }[];
  crumbs: readonly Crumb[];
  marks: RecipeMarks;
  /** For how many people it is shown. */
  people: number;
  /** Shown below the title, the introduction and the facts. */
  children?: ReactNode;
}

/** What a recipe begins with: its title, introduction and facts, its picture, its types, and the button of favourites. */
export function Opening({ recipe, types, crumbs, marks, people, children }: Props) {
  const { id, path, title, altTitle, introduction, description, picture } = recipe;
  return (
    <div className={styles.opening} data-print="flow">
      <div className={styles.header}>
        <PageHeader title={title} intro={introduction ?? description} breadcrumbs={crumbs}>
          <Facts facts={recipeFacts({ ...recipe, amountOfPeople: people })} />
          {children}
        </PageHeader>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} size="recipe" eager />
          {picture.description && <p className={styles.caption}>{picture.description}</p>}
        </div>
      )}
      <div className={styles.details}>
        {altTitle && <p className={styles.soft}>{altTitle}</p>}
        {types.length > 0 && <TypeLabels types={types.map(({ title: name, ...type }) => ({ ...type, name }))} />}
        <div data-print="hide">
          <Favourite id={id} path={path} favourite={marks.favourite} />
        </div>
      </div>
    </div>
  );
}

const ICONS: Record<RecipeFact['about'], IconComponent> = { people: UsersRound, work: Clock, waiting: Hourglass };

/** For how many people a recipe is, and how long it takes. Renders nothing without any of them. */
function Facts({ facts }: { facts: RecipeFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="In het kort">
      {facts.map(({ about, text }) => {
        const Icon = ICONS[about];
        return (
          <li key={about}>
            <Icon aria-hidden="true" className={styles.icon} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}

interface FavouriteProps {
  id: number;
  path: string;
  /** Whether the recipe is among the favourites of the viewer; null for visitors. */
  favourite: boolean | null;
}

/**
 * The button with which a member adds a recipe to their favourites or removes it; visitors get a prompt to log in or
 * register.
 */
function Favourite({ id, path, favourite }: FavouriteProps) {
  if (favourite === null) {
    return (
      <MembersOnlyLink purpose="dit recept te bewaren" path={path} icon={Heart} variant="secondary">
        Bewaar dit recept
      </MembersOnlyLink>
    );
  }
  return (
    <Toggle
      on={favourite}
      offLabel="Bewaar dit recept"
      onLabel="Bewaard bij je favorieten"
      icon={Heart}
      fields={{ id: String(id), DrupalId: String(id) }}
      intentOn="add-favourite"
      intentOff="remove-favourite"
      action={path}
    />
  );
}
