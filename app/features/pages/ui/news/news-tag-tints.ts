import type { Tint } from '#app/ui/styles/tint.ts';

/** The tint for each colour that editors can give a news tag. */
export const NEWS_TAG_TINTS: Record<'blue' | 'pink' | 'grey', Tint> = { blue: 'sky', pink: 'rose', grey: 'plain' };
