import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { SnippetScreen } from '#app/features/pages/index.ts';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { SnippetPage } from '#app/features/pages/ui/snippet-page.tsx';
import type { definitionsKinds } from '../kinds.ts';

const DefinitionSnippet = ({ document }: SnippetScreen<DocumentOf<'definition'>>) => (
  <SnippetPage title={document.title} label="Begrip" tint="sky">
    <p>{document.description}</p>
    {document.spellings.length > 0 && <p>Ook: {document.spellings.join(', ')}</p>}
    <AuthorshipNote document={document} />
  </SnippetPage>
);

/** The component of definitions. */
export const definitionsComponents = { definition: DefinitionSnippet } satisfies ComponentsOf<typeof definitionsKinds>;
