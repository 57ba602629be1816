import { namesOf } from '#app/features/content/published/concept-names.ts';
import type { DocumentOf, PublishedMenuItem } from '#app/features/content/published/documents.ts';
import { AnyLink } from '#app/ui/link/any-link.tsx';
import type { pagesKinds } from '../kinds.ts';
import type { SnippetScreen } from '../read-page-screen.ts';
import type { ComponentsOf } from './kind-components.ts';
import { SnippetPage } from './snippet-page.tsx';

/** A menu: its items, each with the items of its submenu. */
function MenuSnippet({ document }: SnippetScreen<DocumentOf<'menu'>>) {
  return (
    <SnippetPage title={document.title} label="Menu">
      <ul>
        {document.items.map((item) => (
          <li key={item.key}>
            <MenuLink {...item} />
            {item.children.length > 0 && (
              <ul>
                {item.children.map((child) => (
                  <li key={child.key}>
                    <MenuLink {...child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </SnippetPage>
  );
}

function MenuLink({ title, url, enabled, description }: Omit<PublishedMenuItem, 'children' | 'allAbout'>) {
  return (
    <>
      <AnyLink href={url}>{title}</AnyLink>
      {description && `: ${description}`}
      {!enabled && ' (staat uit)'}
    </>
  );
}

/** A redirect: its path and its target. */
function RedirectSnippet({ document: { title, from, to } }: SnippetScreen<DocumentOf<'redirect'>>) {
  return (
    <SnippetPage title={title} label="Doorverwijzing">
      {from && <p>Van {from}</p>}
      {to && (
        <p>
          Naar <AnyLink href={to}>{to}</AnyLink>
        </p>
      )}
    </SnippetPage>
  );
}

/** A concept with all its names. */
function ConceptSnippet({ document }: SnippetScreen<DocumentOf<'concept'>>) {
  return (
    <SnippetPage title={document.title} label="Onderwerp">
      <ul>
        {namesOf(document).map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </SnippetPage>
  );
}

/** The sentences that belong to a house rule. */
const RuleTextSnippet = ({ document: { title, facts, conduct, words } }: SnippetScreen<DocumentOf<'rule-text'>>) => (
  <SnippetPage title={title} label="Huisregel">
    {facts && <p>Over een tekst: {facts}</p>}
    {conduct && <p>Over een deelnemer: {conduct}</p>}
    {words && <p>Begin van een bericht: {words}</p>}
  </SnippetPage>
);

/** The components of the kinds that belong to no other feature and are no pages: they are shown in a preview only. */
export const pagesSnippets = {
  menu: MenuSnippet,
  redirect: RedirectSnippet,
  concept: ConceptSnippet,
  'rule-text': RuleTextSnippet,
} satisfies Partial<ComponentsOf<typeof pagesKinds>>;
