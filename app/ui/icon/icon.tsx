import type { ReactNode, SVGProps } from 'react';
import sprite from './icons.svg?url';

export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactNode;

/**
 * Makes the component of an icon, which refers to the icon by name in the sprite. The browser fetches the sprite once, so
 * that pages need not contain the drawings. Screen readers ignore an icon without an aria-label.
 */
export const icon =
  (name: string): IconComponent =>
  ({ className, ...props }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the icon is decorative or has an aria-label
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
