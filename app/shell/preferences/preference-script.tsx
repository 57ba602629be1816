import { InlineScript } from '#app/ui/head/inline-script.tsx';

const SCRIPT = import.meta.env.SSR
  ? `try{var k='text-size',s=sessionStorage.getItem(k)||localStorage.getItem(k);if(s==='large'||s==='larger')document.documentElement.dataset.textSize=s}catch(e){}`
  : '';

/** Applies the reader's text size before the first paint, so that the page does not jump. */
export const PreferenceScript = ({ nonce }: { nonce: string | undefined }) => (
  <InlineScript code={SCRIPT} nonce={nonce} />
);
