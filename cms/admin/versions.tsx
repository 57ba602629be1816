import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { dateAndTime } from '../dates.ts';
import { listVersions, type SavedVersion } from '../lists/list-versions.ts';

/** The versions of a document with who made each, in place of Payload's list, which does not say who. */
export async function Versions({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const { slug, labels, admin } = collectionConfig;
  const isTrashed = routeSegments?.[2] === 'trash';
  const versions = await listVersions({ slug, id: Number(docID) }, req);
  const form = `/admin/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}`;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={labels.plural as string}
        useAsTitle={admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <Gutter className="niergenoten-list">
        <table>
          <thead>
            <tr>
              <th scope="col">Bewaard</th>
              <th scope="col">Door</th>
              <th scope="col">Wat het is</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => (
              <tr key={version.id}>
                <td>
                  <Link href={`${form}/versions/${version.id}`} prefetch={false}>
                    {dateAndTime.format(new Date(version.savedAt))}
                  </Link>
                </td>
                <td>{version.editor ?? 'Onbekend'}</td>
                <td>{describe(version)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </>
  );
}

/** What a version is: 'Ingediend door Kim', 'Hersteld uit de versie van 3 mei 2026 14:02'. */
function describe({ status, live, handedIn, restoredFrom, editor }: SavedVersion): string {
  if (live) return 'Gepubliceerd: dit zien lezers nu';
  if (status === 'published') return 'Eerder gepubliceerd';
  if (handedIn) return `Ingediend door ${editor ?? 'iemand die hier niet meer werkt'}`;
  if (restoredFrom) return `Hersteld uit de versie van ${dateAndTime.format(new Date(restoredFrom))}`;
  return 'Concept';
}
