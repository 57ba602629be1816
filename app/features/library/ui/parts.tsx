import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { PartScreen } from '#app/features/pages/index.ts';
import { FileDownload } from '#app/features/pages/ui/blocks/file-download/file-download.tsx';
import { Organisation } from '#app/features/pages/ui/blocks/organisation/organisation.tsx';
import { Video } from '#app/features/pages/ui/blocks/video/video.tsx';
import { PartPage } from '#app/features/pages/ui/part-page.tsx';

/** A file, as a page offers it. */
export function FilePart({ document, context }: PartScreen<DocumentOf<'file'>>) {
  const { id, title, description, file } = document;
  const block = { kind: 'file-download', id: 'file', file: id } as const;
  return (
    <PartPage title={title} word="Bestand" tint="sand">
      {file ? <FileDownload block={block} context={withItself(context, document)} level={2} /> : <p>{description}</p>}
    </PartPage>
  );
}

/** A video, as a page shows it. */
export function VideoPart({ document, context }: PartScreen<DocumentOf<'video'>>) {
  const { id, title, description, youtubeId } = document;
  const block = { kind: 'video', id: 'video', video: id } as const;
  return (
    <PartPage title={title} word="Video" tint="sky">
      {youtubeId ? <Video block={block} context={withItself(context, document)} level={2} /> : <p>{description}</p>}
    </PartPage>
  );
}

/** An organisation, as a page shows it. */
export function OrganisationPart({ document, context }: PartScreen<DocumentOf<'organisation'>>) {
  const block = { kind: 'organisation', id: 'organisation', organisation: document.id } as const;
  return (
    <PartPage title={document.title} word="Organisatie">
      <Organisation block={block} context={withItself(context, document)} level={2} />
    </PartPage>
  );
}

/** An expert, as an article names them. */
export function ExpertPart({ document: { title } }: PartScreen<DocumentOf<'expert'>>) {
  return <PartPage title={title} word="Deskundige" />;
}

/** The context of a block that names the document itself. */
const withItself = <C extends PartScreen<DocumentOf<'file'>>['context']>(
  context: C,
  document: DocumentOf<'file' | 'video' | 'organisation'>,
): C => ({ ...context, refs: { ...context.refs, [document.id]: document } });
