import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** The page of a 503: the database or another service is temporarily unavailable (R34). */
export function UnavailableNotice({ path }: NoticeProps) {
  return (
    <NoticePage
      title="De site is even niet bereikbaar"
      actions={
        <ButtonLink to={path ?? '/'} variant="primary" reloadDocument>
          Probeer het opnieuw
        </ButtonLink>
      }
    >
      <p>We zijn zo terug. Probeer het over een minuut nog een keer. Wat je eerder had bewaard, is er nog.</p>
    </NoticePage>
  );
}
