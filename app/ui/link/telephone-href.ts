/** The tel: address of a phone number in any common notation: '030 123 45 67', '+31 (0)30 123 45 67'. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`;
}
