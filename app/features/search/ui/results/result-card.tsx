import { LockedTeaser } from '#app/ui/teaser/locked-teaser.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { SearchResult } from '../../search-result.ts';
import { KIND_APPEARANCES } from './kind-appearances.ts';
import { Marked } from './marked.tsx';

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
        <p>
          <Marked text={preview} />
        </p>
      )}
    </Teaser>
  );
}
