import type { PlacedText } from '#app/platform/distress/placed-text.ts';

/**
 * Metadata of the page that is being rendered, set by its loaders and action. Code that reads data for a page adds its topic
 * (`conversation:12`, `member:7`); code that changes the data writes a page_change row with the same topic.
 */
export class PageMetadata {
  readonly topics = new Set<string>();
  /** The only origin that may show the page in a frame (rules.md R32). */
  framedBy: string | null = null;
  /** After how many seconds the request may be repeated, when it was refused for now. */
  retryAfter: number | null = null;
  /** The text that was placed by this request, where its author writes that they do not want to live. */
  distress: PlacedText | null = null;

  dependsOn(...topics: string[]): void {
    for (const topic of topics) this.topics.add(topic);
  }
}
