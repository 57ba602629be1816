/** The props of every notice that replaces a page. */
export interface NoticeProps {
  /** The path of the page, for returning to it or retrying. */
  path?: string | undefined;
}
