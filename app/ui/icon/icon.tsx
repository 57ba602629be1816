import type { ReactNode, SVGProps } from 'react';
import sprite from './icons.svg?url';

export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactNode;

/**
 * The icon of this name in our one file of icons, which the browser fetches once: a page then names its icons instead of
 * holding their drawings. Without a label of its own it says nothing to a screen reader.
 */
export const icon =
  (name: string): IconComponent =>
  ({ className, ...props }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is decoration, or has an aria-label
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width="24"
      height="24"
      aria-hidden={props['aria-label'] ? undefined : true}
      {...props}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
