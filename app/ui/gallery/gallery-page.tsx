import { pageTitle } from '#app/product.ts';
import { Link } from '#app/ui/link/link.tsx';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Stack } from '../layout/stack.tsx';
import type { Tint } from '../styles/tint.ts';
import { ActionsSection } from './actions-section.tsx';
import { Example, Section, sectionId } from './example.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FormsSection } from './forms-section.tsx';
import styles from './gallery.module.css';
import { DisclosureSection, NavigationSection } from './navigation-section.tsx';
import { PeopleSection, TeasersSection } from './teasers-section.tsx';

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

const tints: { tint: Tint; name: string }[] = [
  { tint: 'sand', name: 'Zand' },
  { tint: 'mint', name: 'Munt' },
  { tint: 'sky', name: 'Lucht' },
  { tint: 'rose', name: 'Roze' },
];

/** The tints and the text styles of the design system. */
function ColoursSection() {
  return (
    <Section title="Kleur en letter">
      <Example name="Tinten, met hun rand" row>
        {tints.map(({ tint, name }) => (
          <span key={tint} className={styles.swatch} data-tint={tint}>
            {name}
          </span>
        ))}
      </Example>
      <Example name="Letters">
        <p className={styles.display}>Samen weten we meer</p>
        <p className={styles.title}>Een goed gesprek helpt</p>
        <p>Gewone tekst, groot genoeg om rustig te lezen, met regels die niet te lang zijn.</p>
        <p className={styles.small}>Kleine letters, voor wie het was en wanneer.</p>
      </Example>
    </Section>
  );
}
