// A picture that lies beside this page, and one that lies nowhere.

const files = import.meta.glob<string>('../pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const WIDTHS = [240, 480] as const;

export const OWN_PICTURE = files[`../pictures/harbour-${WIDTHS[0]}.webp`] ?? '';

/** As `Picture` takes it, without size and extension. */
export const PICTURE = OWN_PICTURE.replace(`-${WIDTHS[0]}.webp`, '');
export const PICTURES = PICTURE.replace(/[^/]*$/, '');

export const MISSING = `${PICTURES}nowhere`;
export const MISSING_PICTURE = `${MISSING}.webp`;
