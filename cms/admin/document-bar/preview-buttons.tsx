'use client';

import { Button, useDocumentInfo, useFormFields, useLivePreviewContext } from '@payloadcms/ui';

/** The buttons that show the draft as readers would see it, in a tab of its own or beside the form, and what they see now. */
export function PreviewButtons() {
  const { url, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext();
  const { hasPublishedDoc } = useDocumentInfo();
  const path = useFormFields(([fields]) => fields.path?.value);
  if (!url) return null;
  return (
    <>
      <Button buttonStyle="secondary" el="anchor" margin={false} newTab size="medium" url={url}>
        Voorbeeld
      </Button>
      <Button
        buttonStyle="secondary"
        className="niergenoten-beside"
        margin={false}
        onClick={() => setIsLivePreviewing(!isLivePreviewing)}
        size="medium"
      >
        {isLivePreviewing ? 'Sluit voorbeeld' : 'Voorbeeld ernaast'}
      </Button>
      {hasPublishedDoc && typeof path === 'string' && (
        <Button buttonStyle="secondary" el="anchor" margin={false} newTab size="medium" url={new URL(path, url).href}>
          Op de site
        </Button>
      )}
    </>
  );
}
