/** The tel: link of a number as people write it ('030 123 45 67', '+31 (0)30 …' keeps its plus). */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`;
}
