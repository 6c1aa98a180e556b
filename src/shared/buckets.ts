/** Where the bucket service answers, in Supabase Storage's shape. */
export const STORAGE_BASE = '/storage/v1';

/** The one bucket customers speak to by name. */
export const PREVIEW_BUCKET = 'document_previews';
