'use client';

import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { ScheduleButton } from './schedule-button.tsx';

/** Payload's button to publish, with one beside it to do so later. */
export function PublishNowOrLater() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo();
  const maySchedule = hasPublishPermission && !isTrashed && collectionSlug && id !== undefined;
  return (
    <>
      {maySchedule && <ScheduleButton document={`${collectionSlug}/${id}`} />}
      <PublishButton />
    </>
  );
}
