import type { DocumentTeaser as Shown } from '#app/features/content/index.ts';
import { Teaser } from '#app/ui/teaser/teaser.tsx';

/** A document to go on to: its picture, title and a few words. */
export function DocumentTeaser({
  document,
  kicker,
}: {
  document: Pick<Shown, 'title' | 'description' | 'path' | 'picture'>;
  kicker?: string;
}) {
  return (
    <Teaser href={document.path ?? ''} title={document.title} kicker={kicker}>
      {document.description && <p>{document.description}</p>}
    </Teaser>
  );
}
