import type { Picture, PictureCopy } from '#app/features/content/published/picture.ts';
import { type CroppedSize, PICTURE_SIZES } from '#app/ui/picture/sizes.ts';

/** A picture with a copy of every size, as the CMS makes them. */
function example(id: number, name: string, alt: string, description: string | null = null): Picture {
  const copies = (Object.keys(PICTURE_SIZES) as CroppedSize[]).flatMap((size) =>
    ([1, 2] as const).flatMap((scale) =>
      (['avif', 'webp'] as const).map(
        (format): PictureCopy => ({
          size,
          scale,
          type: `image/${format}`,
          file: `voorbeeld-${name}-${size}-${scale}.${format}`,
          width: PICTURE_SIZES[size][0] * scale,
          height: PICTURE_SIZES[size][1] * scale,
        }),
      ),
    ),
  );
  return { id, alt, description, copies };
}

export const kitchen = example(1, 'welkom', 'Een keukentafel met een pot thee, twee kopjes en een open raam');
export const together = example(2, 'samen', 'Twee mensen zitten naast elkaar op een bank in het park');
export const talking = example(3, 'gesprekken', 'Vier mensen in gesprek rond een tafel');
export const evening = example(4, 'welkom-avond', 'Dezelfde keukentafel in de avond, met de lamp aan');
