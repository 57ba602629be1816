import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { SnippetScreen } from '#app/features/pages/index.ts';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { FileDownload } from '#app/features/pages/ui/blocks/file-download/file-download.tsx';
import { Organisation } from '#app/features/pages/ui/blocks/organisation/organisation.tsx';
import { Video } from '#app/features/pages/ui/blocks/video/video.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { SnippetPage } from '#app/features/pages/ui/snippet-page.tsx';
import type { libraryKinds } from '../kinds.ts';

/** A file, with the block in which pages offer it. */
function FileSnippet({ document, context }: SnippetScreen<DocumentOf<'file'>>) {
  const { id, title, description, file } = document;
  const block = { kind: 'file-download', id: 'file', file: id } as const;
  return (
    <SnippetPage title={title} label="Bestand" tint="sand">
      {file ? <FileDownload block={block} context={withDocument(context, document)} level={2} /> : <p>{description}</p>}
    </SnippetPage>
  );
}

/** A video, with the block in which pages show it. */
function VideoSnippet({ document, context }: SnippetScreen<DocumentOf<'video'>>) {
  const { id, title, description, youtubeId } = document;
  const block = { kind: 'video', id: 'video', video: id } as const;
  return (
    <SnippetPage title={title} label="Video" tint="sky">
      {youtubeId ? <Video block={block} context={withDocument(context, document)} level={2} /> : <p>{description}</p>}
    </SnippetPage>
  );
}

/** An organisation, with the block in which pages show it. */
function OrganisationSnippet({ document, context }: SnippetScreen<DocumentOf<'organisation'>>) {
  const block = { kind: 'organisation', id: 'organisation', organisation: document.id } as const;
  return (
    <SnippetPage title={document.title} label="Organisatie">
      <Organisation block={block} context={withDocument(context, document)} level={2} />
    </SnippetPage>
  );
}

/** An expert, with the name as in the credits of an article. */
function ExpertSnippet({ document: { title } }: SnippetScreen<DocumentOf<'expert'>>) {
  return <SnippetPage title={title} label="Deskundige" />;
}

function DefinitionSnippet({ document }: SnippetScreen<DocumentOf<'definition'>>) {
  return (
    <SnippetPage title={document.title} label="Begrip" tint="sky">
      <p>{document.description}</p>
      {document.spellings.length > 0 && <p>Ook: {document.spellings.join(', ')}</p>}
      <AuthorshipNote document={document} />
    </SnippetPage>
  );
}

/** The context of a block that refers to the document itself. */
const withDocument = <C extends SnippetScreen<DocumentOf<'file'>>['context']>(
  context: C,
  document: DocumentOf<'file' | 'video' | 'organisation'>,
): C => ({ ...context, refs: { ...context.refs, [document.id]: document } });

/** The components of what pages of the library refer to, which stands alone in a preview only. */
export const librarySnippets = {
  file: FileSnippet,
  video: VideoSnippet,
  organisation: OrganisationSnippet,
  expert: ExpertSnippet,
  definition: DefinitionSnippet,
} satisfies Partial<ComponentsOf<typeof libraryKinds>>;
