import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { NoticePage } from './notice-page.tsx';
import type { NoticeProps } from './notice-props.ts';

/** The page of a 403 for a member. */
export function ForbiddenNotice(_: NoticeProps) {
  return (
    <NoticePage
      title="Je mag deze pagina niet bekijken"
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            Naar de startpagina
          </ButtonLink>
          <ButtonLink to={CONTACT_PATH} variant="secondary">
            Neem contact op
          </ButtonLink>
        </>
      }
    >
      <p>Deze pagina is voor anderen bedoeld. Denk je dat dit niet klopt? Laat het ons weten.</p>
    </NoticePage>
  );
}
