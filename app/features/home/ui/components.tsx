import type { LeafBlock } from '#app/features/content/published/blocks.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { PartScreen } from '#app/features/pages/index.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { Quote } from '#app/features/pages/ui/blocks/quote/quote.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { PartPage } from '#app/features/pages/ui/part-page.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { homeKinds } from '../kinds.ts';

interface ThemeProps extends PartScreen<DocumentOf<'theme'>> {
  blocks: readonly LeafBlock[];
}

function ThemePart({ document: { title, introduction, picture }, blocks, context }: ThemeProps) {
  return (
    <PartPage title={title} word="Thema" tint="sand">
      {introduction && <p>{introduction}</p>}
      {picture && <Picture picture={picture} size="header" />}
      <Blocks blocks={blocks} context={context} />
    </PartPage>
  );
}

function TestimonialPart({ document, context }: PartScreen<DocumentOf<'testimonial'>>) {
  const { title, role, quote, picture } = document;
  const source = [title, role].filter(Boolean).join(', ');
  return (
    <PartPage title={title} word="Ervaring" tint="rose">
      {quote && <Quote block={{ kind: 'quote', id: 'quote', text: quote, source }} context={context} level={2} />}
      {!quote && role && <p>{role}</p>}
      {picture && <Picture picture={picture} size="card" />}
    </PartPage>
  );
}

/** The components of what editors put on the home page. */
export const homeComponents = {
  theme: ThemePart,
  testimonial: TestimonialPart,
} satisfies ComponentsOf<typeof homeKinds>;
