import { Heart } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';

interface Props {
  id: number;
  path: string;
  /** Whether the recipe is among the favourites of the viewer; null for visitors. */
  favourite: boolean | null;
}

/**
 * The button with which a member adds a recipe to their favourites or removes it; visitors get a prompt to log in or
 * register.
 */
export function Favourite({ id, path, favourite }: Props) {
  if (favourite === null) {
    return (
      <MembersOnlyLink path={path} icon={Heart} variant="secondary">
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
