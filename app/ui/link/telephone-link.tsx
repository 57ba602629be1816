import type { ReactNode } from 'react';
import { unbroken } from '../text/unbroken.ts';
import { telephoneHref } from './telephone-href.ts';

interface Props {
  phone: string;
  className?: string | undefined;
  /** What stands before the number, such as an icon. */
  children?: ReactNode;
}

/** A link to call a phone number, within which no line ends. */
export const TelephoneLink = ({ phone, className, children }: Props) => (
  <a href={telephoneHref(phone)} className={className}>
    {children}
    {unbroken(phone)}
  </a>
);
