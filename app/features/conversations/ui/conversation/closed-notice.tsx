import { Notice } from '#app/ui/feedback/notice.tsx';

/** What stands where the form to react would be. */
export const ClosedNotice = () => (
  <Notice kind="info" title="Dit gesprek is gesloten">
    <p>De moderatie heeft dit gesprek gesloten. Je kunt het lezen, en er niet meer op reageren.</p>
  </Notice>
);
