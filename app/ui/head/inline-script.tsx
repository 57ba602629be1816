interface Props {
  /** The script, a constant of ours; empty in the browser, where React keeps the one that the server wrote. */
  code: string;
  nonce: string | undefined;
}

/**
 * An inline script for the head of the root layout, which runs before the first paint. The <html> of that layout needs
 * suppressHydrationWarning for the attributes that these scripts set.
 */
export function InlineScript({ code, nonce }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
