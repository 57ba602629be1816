import { BlockMember } from '#app/features/contacts/ui/block-member-button.tsx';
import { ReportLink } from '#app/features/moderation/ui/report-link.tsx';
import { PHOTO_CASE, PROFILE_CASE, personPath } from '#app/features/profiles/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { Day } from '#app/ui/time/day.tsx';
import { monthYear } from '#app/ui/time/formats.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { PEOPLE_PATH } from '../../paths.ts';
import type { ProfileRow, ProfileSection } from '../../person/profile-sections.ts';
import type { PersonScreen } from '../../person/read-person-screen.ts';
import { SharedTraits } from '../shared-traits.tsx';
import { ContactPart } from './contact-part.tsx';
import { OwnViews } from './own-views.tsx';
import styles from './person-page.module.css';

interface Props {
  person: PersonScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/**
 * The page of a person: who they are, what they tell about themselves, and beside it one button and what both have in common.
 */
export function PersonPage({ person, submissionKey, formError }: Props) {
  const { user, motto, biography, sections, shared, ownAs } = person;
  const path = personPath(user.id);
  const isHidden = ownAs === 'visitor' && !user.public;
  const isWriting = person.mode === 'nieuw';
  const contact = <ContactPart person={person} submissionKey={submissionKey} formError={formError} />;
  return (
    <Page>
      <Metadata
        title={user.name}
        description={motto ?? `Het profiel van ${user.name}.`}
        path={path}
        noindex={!user.public}
      />
      <Breadcrumbs items={[{ text: 'Personen', href: PEOPLE_PATH }, { text: user.name }]} />
      <PersonHeader person={person} />
      <WithSidebar
        side="above"
        sidebarLabel={ownAs ? 'Hoe anderen je zien' : `Contact met ${user.name}`}
        sidebar={
          <Stack gap={3}>
            {ownAs && <OwnViews path={path} as={ownAs} isPublic={user.public === true} />}
            {!ownAs && !isWriting && contact}
            <SharedTraits traits={shared} />
          </Stack>
        }
      >
        <Stack gap={4}>
          {!ownAs && isWriting && contact}
          {biography && (
            <div className={styles.biography}>
              <LinkedText text={biography} />
            </div>
          )}
          {person.blog && (
            <p>
              {ownAs ? 'Je schrijft' : `${user.name} ${user.inMemoriam ? 'schreef' : 'schrijft'}`} de blog{' '}
              <Link to={person.blog.path}>
                <bdi>{person.blog.title}</bdi>
              </Link>
              {person.blog.postCount > 0 && ` (${pluralise(person.blog.postCount, 'bericht', 'berichten')})`}.
            </p>
          )}
          <PersonSections sections={sections} />
          {sections.length === 0 && !biography && !person.blog && !isHidden && (
            <p className={styles.nothing}>
              {!ownAs && `${user.name} heeft hier ${user.inMemoriam ? '' : 'nog '}niets verteld.`}
              {ownAs && (ownAs === 'self' ? 'Je hebt hier nog niets verteld.' : 'Verder is hier niets te zien.')}
            </p>
          )}
          {person.contact && <BlockMember member={user} />}
          {!ownAs && (
            <div className={styles.reports}>
              <ReportLink kind={PROFILE_CASE} id={user.id} what="dit profiel" inFull />
              {user.photo && <ReportLink kind={PHOTO_CASE} id={user.id} what="de foto" inFull />}
              {person.recordPath && <Link to={person.recordPath}>Wat moderators van {user.name} weten</Link>}
            </div>
          )}
        </Stack>
      </WithSidebar>
    </Page>
  );
}

/** Photo and name; in one line their relationship and treatment; since when they take part; their motto. */
function PersonHeader({ person: { user, about, joinedAt, motto } }: { person: PersonScreen }) {
  return (
    <div className={styles.header}>
      <Avatar user={user} size={90} />
      <div className={styles.words}>
        <h1>{user.name}</h1>
        {user.inMemoriam && <p>In memoriam</p>}
        {about.length > 0 && <p>{capitalise(about.join('\u00a0· '))}</p>}
        <p className={styles.joined}>
          {user.moderator && 'Moderator · '}Deelnemer sinds <Day at={joinedAt} format={monthYear} />
        </p>
      </div>
      {motto && (
        <p className={styles.motto} dir="auto">
          ‘{motto}’
        </p>
      )}
    </div>
  );
}

/** What somebody tells, by section. */
const PersonSections = ({ sections }: { sections: readonly ProfileSection[] }) =>
  sections.map(({ key, title, rows }) => (
    <section key={key} aria-labelledby={`deel-${key}`} className={styles.section}>
      <h2 id={`deel-${key}`} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <Answers row={row} />
          </div>
        ))}
      </dl>
    </section>
  ));

/** One answer or several, each on a line of its own; a text that was typed keeps its lines. */
const Answers = ({ row: { answers, typed } }: { row: ProfileRow }) =>
  answers.map((answer) => (
    <dd key={answer} className={styles.answer}>
      {typed ? <LinkedText text={answer} /> : answer}
    </dd>
  ));
