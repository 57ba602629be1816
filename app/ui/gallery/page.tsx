import { pageTitle } from '#app/product.ts';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { Stack } from '../layout/stack.tsx';
import { ActionsSection } from './actions-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FoldingSection } from './folding-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { TeasersSection } from './teasers-section.tsx';

/** Every building block of the design system in every state it can be in, to look at and to test. */
export default function Gallery() {
  return (
    <Page>
      <title>{pageTitle('Bouwstenen')}</title>
      <PageHeader title="Bouwstenen" intro={<p>Alles waarvan de schermen zijn gemaakt, in elke toestand.</p>} />
      <Stack gap={6}>
        <ActionsSection />
        <FormsSection />
        <FeedbackSection />
        <FoldingSection />
        <NavigationSection />
        <TeasersSection />
        <PeopleSection />
      </Stack>
    </Page>
  );
}
