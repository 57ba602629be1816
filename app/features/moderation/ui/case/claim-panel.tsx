import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import type { WholeCase } from '../../screens/read-case.ts';

/** Says who is looking into a case, with the button to claim it or to leave it to others. */
export function ClaimPanel({ found: { id, claim } }: { found: Pick<WholeCase, 'id' | 'claim'> }) {
  const intent = claim ? 'release' : 'claim';
  const sending = useNavigation().formData?.get('intent') === intent;
  if (claim && !claim.own) {
    return (
      <Notice kind="info" title={`${claim.name} is met deze zaak bezig`}>
        <p>Je kunt haar overnemen zodra die haar loslaat, of een dag nadat die haar op zich nam.</p>
      </Notice>
    );
  }
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" busy={sending}>
        {claim ? 'Laat deze zaak aan anderen' : 'Neem deze zaak op je'}
      </Button>
    </PostForm>
  );
}

/** All that the author of what was reported is told of the case. */
export const OwnNotice = () => (
  <Notice kind="info">
    <p>Dit gaat over jezelf. Iemand anders behandelt dit.</p>
  </Notice>
);
