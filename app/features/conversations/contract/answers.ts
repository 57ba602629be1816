import { z } from 'zod';

export const trueOrFalse = { text: z.enum(['true', 'false']) };

/** What a closed conversation answers to visitors. */
export const closed = ['participants_only'] as const;
