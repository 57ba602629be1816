import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';

interface Props {
  /** The id of what is visited. */
  id: number;
  /** The last item on the page. */
  lastSeenId: number;
}

/**
 * The button by which members without JavaScript say that they have read up to here. A browser with JavaScript renders nothing
 * in it, so its code has no form.
 */
export const RememberVisit = ({ id, lastSeenId }: Props) => (
  <noscript>
    {import.meta.env.SSR && (
      <PostForm>
        <input type="hidden" name="intent" value="visit" />
        <input type="hidden" name="id" value={id} />
        {lastSeenId > 0 && <input type="hidden" name="LastSeenId" value={lastSeenId} />}
        <Button type="submit">Onthoud dat ik tot hier heb gelezen</Button>
      </PostForm>
    )}
  </noscript>
);
