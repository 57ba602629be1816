/** 'Waardering' below 2, 'Waarderingen' from 2 (spec §9). */
export const likesInWords = (count: number): string => `${count} ${count < 2 ? 'waardering' : 'waarderingen'}`;
