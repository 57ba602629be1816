/**
 * What the page being rendered depends on. Whoever reads something for a page names its topic (`conversation:12`,
 * `member:7`); whoever changes it writes a page_change row with the same topic.
 */
export class PageMetadata {
  readonly topics = new Set<string>();
  /** The one origin that may show it in a frame; nobody else's may (rules.md R32). */
  framedBy: string | null = null;

  dependsOn(...topics: string[]): void {
    for (const topic of topics) this.topics.add(topic);
  }
}
