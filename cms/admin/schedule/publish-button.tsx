'use client';

import { Button, Drawer, PublishButton, useDocumentInfo, useDocumentTitle, useModal } from '@payloadcms/ui';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { useSchedules } from './use-schedules.ts';
import './schedule.scss';

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

/**
 * Opens a drawer in which an editor schedules the publication or withdrawal of a document, and withdraws such a schedule, in
 * place of Payload's own: that proposes to withdraw, and shows times in the zone of the browser.
 * @param document the collection and id of the document: 'content-pages/12'
 */
function ScheduleButton({ document }: { document: string }) {
  const { openModal } = useModal();
  const { title } = useDocumentTitle();
  const { scheduled, add, withdraw } = useSchedules(document);
  const drawer = `schedule-${document.replace('/', '-')}`;
  const label = scheduled.length > 0 ? `Gepland (${scheduled.length})` : 'Plannen';
  return (
    <>
      <Button buttonStyle="secondary" id="action-schedule" onClick={() => openModal(drawer)} size="medium">
        {label}
      </Button>
      <Drawer className="niergenoten-schedule" slug={drawer} title={`Plan ‘${title}’`}>
        <ScheduledList scheduled={scheduled} withdraw={withdraw} />
        <ScheduleForm add={add} document={document} />
      </Drawer>
    </>
  );
}
