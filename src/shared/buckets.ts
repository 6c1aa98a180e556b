/** Where the bucket service answers, in Supabase Storage's shape. */
export const STORAGE_BASE = '/storage/v1';

/** The one bucket customers speak to by name. */
export const PREVIEW_BUCKET = 'document_previews';

/** Where anybody may fetch a public file, for as long as it exists. */
export const publicUrlOf = ({ bucket, path }: { bucket: string; path: string }) =>
  `${STORAGE_BASE}/object/public/${bucket}/${path}`;

/** Where somebody's own pages are asked for and fetched; `public.getPreview` says what there is. */
export const PREVIEW_PATH = '/api/public/preview';
