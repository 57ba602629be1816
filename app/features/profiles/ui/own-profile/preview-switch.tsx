import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { OWN_PROFILE_PATH, profileAsPath } from '../../paths.ts';

interface Props {
  /** As whom the member looks; null for themselves. */
  previewed: string | null;
  isPublic: boolean;
}

const VIEWS = [
  { name: 'bezoeker', text: 'Bekijk als bezoeker' },
  { name: 'deelnemer', text: 'Als deelnemer' },
  { name: 'contact', text: 'Als contact' },
];

const EXPLAINED: Readonly<Record<string, string>> = {
  bezoeker: 'Zo ziet iemand zonder account je profiel.',
  deelnemer: 'Zo ziet een deelnemer je profiel, als die geen contact van je is.',
  contact: 'Zo zien je contacten je profiel.',
};

/** Shows the own profile as somebody else sees it, or again to fill it in. */
export function PreviewSwitch({ previewed, isPublic }: Props) {
  const views = [
    { href: OWN_PROFILE_PATH, text: 'Invullen', current: previewed === null },
    ...VIEWS.map(({ name, text }) => ({ href: profileAsPath(name), text, current: previewed === name })),
  ];
  const hiddenWhole = previewed === 'bezoeker' && !isPublic;
  return (
    <div>
      <ViewSwitch label="Hoe anderen je profiel zien" views={views} />
      {previewed && (
        <p>
          {EXPLAINED[previewed]} {hiddenWhole && 'Je profiel is besloten, dus een bezoeker ziet er niets van.'}
        </p>
      )}
    </div>
  );
}
