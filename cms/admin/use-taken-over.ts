import { useAuth, useDocumentInfo } from '@payloadcms/ui';

/** Whether another editor now works on the document of this form. */
export function useTakenOver(): boolean {
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  if (!currentEditor) return false;
  return (typeof currentEditor === 'object' ? currentEditor.id : currentEditor) !== user?.id;
}
