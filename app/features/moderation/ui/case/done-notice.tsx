import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Eye } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { casePath } from '../../paths.ts';
import type { DoneCase } from '../../screens.ts';
import { titleOfCase } from '../case-summary.ts';
import { outcomeText } from '../reports-text.ts';

/**
 * Says what the moderator did with the case before, with a link to it, who has it now, and a button to show again what was
 * hidden. `next` says what this page is.
 */
export function DoneNotice({ done, next }: { done: DoneCase | null; next: string }) {
  if (!done) return null;
  const { id, handled, subject, claim } = done;
  const hidden = subject?.hiddenAt != null;
  return (
    <Notice
      kind="success"
      focusOn={id}
      title={handled ? `Afgehandeld: ${outcomeText(handled, subject).toLowerCase()}` : 'Je liet de zaak aan anderen'}
    >
      <p>
        Dat was <Link to={casePath(id)}>{titleOfCase(done)}</Link>.{' '}
        {claim && !claim.own && `${claim.name} is er nu mee bezig. `}
        {next}
      </p>
      {handled && hidden && (
        <PostForm action={casePath(id)}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="intent" value="show" />
          <Button type="submit" variant="quiet" icon={Eye}>
            Maak ongedaan: toon het weer
          </Button>
        </PostForm>
      )}
    </Notice>
  );
}
