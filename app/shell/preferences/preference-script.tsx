const SCRIPT = `try{var k='text-size',s=sessionStorage.getItem(k)||localStorage.getItem(k);if(s==='large'||s==='larger')document.documentElement.dataset.textSize=s}catch(e){}`;

/**
 * The inline script that applies the reader's text size before the first paint, so that the page does not jump. It is in
 * the head of the root layout, whose <html> needs suppressHydrationWarning for the attribute that the script sets.
 */
export function PreferenceScript({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
