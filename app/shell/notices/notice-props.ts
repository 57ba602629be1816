/** What every notice may be told: the path where the reader is, for the way back. */
export interface NoticeProps {
  path?: string | undefined;
}
