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
              <th scope="col">Stand</th>
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
                <td>{statusOf(version)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </>
  );
}

function statusOf({ status, live }: SavedVersion): string {
  if (live) return 'Gepubliceerd: dit zien lezers nu';
  return status === 'published' ? 'Eerder gepubliceerd' : 'Concept';
}
