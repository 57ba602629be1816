import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Screen, SnippetScreen } from '#app/features/pages/index.ts';
import { Quote } from '#app/features/pages/ui/blocks/quote/quote.tsx';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { SnippetPage } from '#app/features/pages/ui/snippet-page.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { homeKinds } from '../kinds.ts';
import type { ThemePanelData } from '../screens/present-theme-panel.ts';
import { ThemePanel } from './theme-panel.tsx';

interface ThemeProps extends Screen {
  panels: readonly ThemePanelData[];
}

const ThemeSnippet = ({ document: { title }, panels }: ThemeProps) => (
  <SnippetPage title={title} label="Thema" tint="sand">
    {panels.map((panel) => (
      <ThemePanel key={panel.id} {...panel} />
    ))}
  </SnippetPage>
);

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
