/** '1 minuut', '30 minuten' */
export const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
