import { Notice } from '#app/ui/feedback/notice.tsx';

/** Tells the author of something that a moderator hid, and moderators, that it is not there for others. */
export const HiddenNotice = () => (
  <Notice kind="warning" title="Verborgen door de moderatie">
    <p>Alleen de schrijver en de moderators kunnen dit nog lezen. Anderen vinden het niet meer op de site.</p>
  </Notice>
);
