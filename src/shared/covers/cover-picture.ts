/** The cover of a bundle as a picture, for places that take nothing else: previews of links, and mails. */
export const coverPictures = {
  link: { width: 1200, height: 630 },
  /** Shown at half its size, so that it is sharp on every screen. */
  mail: { width: 240, height: 311 },
} as const;

export type CoverPicture = keyof typeof coverPictures;

/** Where covers are served. */
export const COVERS = '/covers';

/** The picture of what the bundle looks like now; the address stays when that changes. */
export const coverPictureUrl = (productId: number, picture: CoverPicture) =>
  `${COVERS}/${productId}/${picture}.jpg`;
