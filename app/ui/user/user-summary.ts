/** A member as a page shows them; id 0 is somebody whose name this reader may not see, or who has gone. */
export interface UserSummary {
  id: number;
  name: string;
  /** The id of the photo; null where there is none to see. */
  photo: string | null;
  /** The profile; null where there is none to see. */
  href: string | null;
  moderator: boolean;
}
