/** Where the bucket service answers, in Supabase Storage's shape. */
export const STORAGE_BASE = '/storage/v1';

/** The one bucket customers speak to by name. */
export const PREVIEW_BUCKET = 'document_previews';

/** Where anybody may fetch a public file, for as long as it exists. */
export const publicUrlOf = ({ bucket, path }: { bucket: string; path: string }) =>
  `${STORAGE_BASE}/object/public/${bucket}/${path}`;
