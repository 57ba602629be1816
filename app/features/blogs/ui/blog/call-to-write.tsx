import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { blogPath } from '../../paths.ts';
import type { BlogScreen } from '../../screens/read-blog-page.ts';
import { OwnBlogLink } from '../overview/own-blog-link.tsx';

/** The call to action below a blog: for visitors to join, for members without a blog to start one (blogs-9). */
export function CallToWrite({ screen: { blog, member, hasBlog } }: { screen: BlogScreen }) {
  if (hasBlog) return null;
  return (
    <Card tint="mint">
      <Stack gap={2}>
        <h2>{member ? 'Zelf iets te vertellen?' : 'Praat mee'}</h2>
        {member ? (
          <>
            <p>Schrijf over je eigen leven met een nierziekte. Een paar regels zijn genoeg om te beginnen.</p>
            <OwnBlogLink overview={{ member, ownPath: null }} />
          </>
        ) : (
          <>
            <p>
              Als deelnemer reageer je op berichten, volg je deze blog en schrijf je er zelf een. Meedoen is gratis.
            </p>
            <div>
              <ButtonLink to={REGISTER_PATH} variant="primary">
                Word deelnemer
              </ButtonLink>
            </div>
            <p>
              Ben je al deelnemer? <Link to={loginPath(blogPath(blog))}>Log in</Link>.
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}
