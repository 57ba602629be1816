import { z } from 'zod';

export const booleanText = { text: z.enum(['true', 'false']) };

/** The errors of calls about a conversation that is closed to visitors. */
export const closedErrors = ['participants_only'] as const;
