import {
  BookHeart,
  BookOpen,
  CookingPot,
  FileText,
  HeartHandshake,
  type IconComponent,
  Info,
  MessagesSquare,
  Newspaper,
  PenLine,
  UsersRound,
} from '#app/ui/icon/icons.ts';
import type { Tint } from '#app/ui/styles/tint.ts';
import { LockedTeaser } from '#app/ui/teaser/locked-teaser.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { MarkedText, ResultKind, SearchResult } from '../../search-result.ts';
import styles from './result-card.module.css';

/** A result of any kind; what is locked for the viewer has its title alone (rules.md R19). */
export function ResultCard({ result }: { result: SearchResult }) {
  const { kind, path, markedTitle, preview, parent, lastActivityAt } = result;
  const { label, icon, tint } = KIND_APPEARANCES[kind];
  const title = <Marked text={markedTitle} />;
  const kicker = parent ? `${label} · ${parent}` : label;
  const meta = lastActivityAt && (
    <>
      Laatste bijdrage: <RelativeTime at={lastActivityAt} />
    </>
  );
  if (result.locked) return <LockedTeaser title={title} path={path} kicker={kicker} meta={meta} />;
  return (
    <Teaser href={path} title={title} icon={icon} tint={tint} kicker={kicker} meta={meta}>
      {preview && (
        <p dir="auto">
          <Marked text={preview} />
        </p>
      )}
    </Teaser>
  );
}

/** A text in which what was searched for is marked. */
const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );

interface KindAppearance {
  label: string;
  icon: IconComponent;
  tint: Tint;
}

/** The label, icon and colour by which the results of each kind are told apart. */
const KIND_APPEARANCES: Readonly<Record<ResultKind, KindAppearance>> = {
  article: { label: 'Artikel', icon: FileText, tint: 'sky' },
  topic: { label: 'Dossier', icon: BookOpen, tint: 'sky' },
  page: { label: 'Pagina', icon: FileText, tint: 'sky' },
  'landing-page': { label: 'Pagina', icon: FileText, tint: 'sky' },
  complaint: { label: 'Klacht', icon: Info, tint: 'sky' },
  group: { label: 'Groep', icon: UsersRound, tint: 'rose' },
  conversation: { label: 'Gesprek', icon: MessagesSquare, tint: 'rose' },
  blog: { label: 'Blog', icon: BookHeart, tint: 'sand' },
  post: { label: 'Blogbericht', icon: PenLine, tint: 'sand' },
  recipe: { label: 'Recept', icon: CookingPot, tint: 'mint' },
  news: { label: 'Nieuws', icon: Newspaper, tint: 'sand' },
  advice: { label: 'Advies', icon: HeartHandshake, tint: 'mint' },
  'advice-topic': { label: 'Advies-onderwerp', icon: HeartHandshake, tint: 'mint' },
};
