import type { LeafBlock } from '#app/features/content/published/blocks.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { SnippetScreen } from '#app/features/pages/index.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { Quote } from '#app/features/pages/ui/blocks/quote/quote.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { SnippetPage } from '#app/features/pages/ui/snippet/snippet-page.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { homeKinds } from '../kinds.ts';

interface ThemeProps extends SnippetScreen<DocumentOf<'theme'>> {
  blocks: readonly LeafBlock[];
}

function ThemeSnippet({ document: { title, introduction, picture }, blocks, context }: ThemeProps) {
  return (
    <SnippetPage title={title} label="Thema" tint="sand">
      {introduction && <p>{introduction}</p>}
      {picture && <Picture picture={picture} size="header" />}
      <Blocks blocks={blocks} context={context} />
    </SnippetPage>
  );
}

function TestimonialSnippet({ document, context }: SnippetScreen<DocumentOf<'testimonial'>>) {
  const { title, role, quote, picture } = document;
  const source = [title, role].filter(Boolean).join(', ');
  return (
    <SnippetPage title={title} label="Ervaring" tint="rose">
      {quote && <Quote block={{ kind: 'quote', id: 'quote', text: quote, source }} context={context} level={2} />}
      {!quote && role && <p>{role}</p>}
      {picture && <Picture picture={picture} size="card" />}
    </SnippetPage>
  );
}

/** The components of the kinds of documents of the home page. */
export const homeComponents = {
  theme: ThemeSnippet,
  testimonial: TestimonialSnippet,
} satisfies ComponentsOf<typeof homeKinds>;
