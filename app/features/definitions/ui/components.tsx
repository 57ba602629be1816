import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { SnippetScreen } from '#app/features/pages/index.ts';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { SnippetPage } from '#app/features/pages/ui/snippet-page.tsx';
import type { definitionsKinds } from '../kinds.ts';

const DefinitionSnippet = ({
  document: { title, spellings, description },
}: SnippetScreen<DocumentOf<'definition'>>) => (
  <SnippetPage title={title} label="Begrip" tint="sky">
    <p>{description}</p>
    {spellings.length > 0 && <p>Ook: {spellings.join(', ')}</p>}
  </SnippetPage>
);

/** The component of definitions. */
export const definitionsComponents = { definition: DefinitionSnippet } satisfies ComponentsOf<typeof definitionsKinds>;
