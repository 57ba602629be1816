import { BLOCKED_PATH } from '#app/features/contacts/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PEOPLE_PATH } from '../../paths.ts';

/** In place of the page of somebody whom the viewer blocks: that they do, with the button that ends it. */
export const BlockedPerson = ({ user }: { user: { id: number; name: string } }) => (
  <Page width="column">
    <Metadata title={user.name} description={null} noindex />
    <PageHeader
      title={`Je hebt ${user.name} geblokkeerd`}
      intro={<p>Daarom zie je dit profiel niet, en kunnen jullie elkaar niet schrijven.</p>}
      breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Personen', href: PEOPLE_PATH }, { text: user.name }]}
    />
    <PostForm action={BLOCKED_PATH}>
      <input type="hidden" name="intent" value="unblock" />
      <input type="hidden" name="id" value={user.id} />
      <Button type="submit">Deblokkeer {user.name}</Button>
    </PostForm>
  </Page>
);
