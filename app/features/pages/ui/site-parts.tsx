import type { DocumentOf, PublishedMenuItem } from '#app/features/content/published/documents.ts';
import { To } from '#app/ui/link/to.tsx';
import type { PartScreen } from '../page-screen.ts';
import { PartPage } from './part-page.tsx';

/** The items of a menu, with those below each. */
export function MenuPart({ document }: PartScreen<DocumentOf<'menu'>>) {
  return (
    <PartPage title={document.title} word="Menu">
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
    </PartPage>
  );
}

function MenuLink({ title, url, enabled, description }: Omit<PublishedMenuItem, 'children' | 'allAbout'>) {
  return (
    <>
      <To href={url}>{title}</To>
      {description && `: ${description}`}
      {!enabled && ' (staat uit)'}
    </>
  );
}

/** Where a path leads. */
export function RedirectPart({ document: { title, from, to } }: PartScreen<DocumentOf<'redirect'>>) {
  return (
    <PartPage title={title} word="Doorverwijzing">
      {from && <p>Van {from}</p>}
      {to && (
        <p>
          Naar <To href={to}>{to}</To>
        </p>
      )}
    </PartPage>
  );
}

/** Words that mean the same. */
export function SynonymsPart({ document: { title, words } }: PartScreen<DocumentOf<'synonyms'>>) {
  return (
    <PartPage title={title} word="Synoniemen">
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </PartPage>
  );
}
