import { pageTitle } from '#app/product.ts';
import { Link } from '#app/ui/link/link.tsx';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Stack } from '../layout/stack.tsx';
import { ActionsSection } from './actions-section.tsx';
import { ColoursSection } from './colours-section.tsx';
import { DisclosureSection } from './disclosure-section.tsx';
import { sectionId } from './example.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FormsSection } from './forms-section.tsx';
import styles from './gallery.module.css';
import { NavigationSection } from './navigation-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { TeasersSection } from './teasers-section.tsx';

const SECTIONS = [
  'Kleur en letter',
  'Doen',
  'Invullen',
  'Laten weten',
  'Uitklappen',
  'De weg vinden',
  'Verder lezen',
  'Mensen',
];

/** All components of the design system in all their states, for looking at and for testing. */
export default function Gallery() {
  return (
    <Page>
      <title>{pageTitle('Bouwstenen')}</title>
      <PageHeader title="Bouwstenen" intro={<p>Alles waarvan de schermen zijn gemaakt, in elke toestand.</p>}>
        <nav aria-label="Soorten bouwstenen">
          <ul className={styles.contents}>
            {SECTIONS.map((title) => (
              <li key={title}>
                <a href={`#${sectionId(title)}`}>{title}</a>
              </li>
            ))}
            <li>
              <Link to="/dev/blokken">Blokken van de redactie</Link>
            </li>
          </ul>
        </nav>
      </PageHeader>
      <Stack gap={6}>
        <ColoursSection />
        <ActionsSection />
        <FormsSection />
        <FeedbackSection />
        <DisclosureSection />
        <NavigationSection />
        <TeasersSection />
        <PeopleSection />
      </Stack>
    </Page>
  );
}
