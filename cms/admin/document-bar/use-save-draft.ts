import { useDocumentInfo, useForm } from '@payloadcms/ui';

/**
 * Gives a function that saves the form as a draft, and tells whether that succeeded; when it did not, the form has said why.
 * As during an automatic save, an editor can type on meanwhile. With `changes` those parts of the document change too.
 */
export function useSaveDraft(): (changes?: object) => Promise<boolean> {
  const { id, collectionSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const { setBackgroundProcessing, submit } = useForm();
  return async (changes) => {
    setBackgroundProcessing(true);
    const saved = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `/api/${collectionSlug}${id === undefined ? '' : `/${id}`}?depth=0&draft=true&fallback-locale=null`,
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: id === undefined ? 'POST' : 'PATCH',
      overrides: { _status: 'draft', ...changes },
      skipValidation: true,
    }).finally(() => setBackgroundProcessing(false));
    if (!saved?.res.ok) return false;
    setUnpublishedVersionCount((count) => count + 1);
    return true;
  };
}
