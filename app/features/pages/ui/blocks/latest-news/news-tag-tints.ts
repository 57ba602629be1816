import type { Tint } from '#app/ui/feedback/tag.tsx';

/** The tint of the colours that editors give to labels of news. */
export const NEWS_TAG_TINTS: Record<'blue' | 'pink' | 'grey', Tint> = { blue: 'sky', pink: 'rose', grey: 'plain' };
