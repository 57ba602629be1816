/** The page about donating a kidney (spec §2, Named routes). */
export const DONATE_PATH = '/nier-doneren';
