import { useDocumentInfo, useForm } from '@payloadcms/ui';

/**
 * Gives a function that saves the form as a draft, and tells whether that succeeded; when it did not, the form has said why.
 * As during an automatic save, an editor can type on meanwhile. With `review` that part of the document changes too.
 */
export function useSaveDraft(): (review?: { state: string }) => Promise<boolean> {
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const { getData, setBackgroundProcessing, submit } = useForm();
  return async (review) => {
    setBackgroundProcessing(true);
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}${id === undefined ? '' : `/${id}`}?depth=0&draft=true&fallback-locale=null`,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft', ...(review && { review: { ...getData().review, ...review } }) },
      skipValidation: true,
    }).finally(() => setBackgroundProcessing(false));
    if (!saved?.res.ok) return false;
    setUnpublishedVersionCount((count) => count + 1);
    return true;
  };
}
