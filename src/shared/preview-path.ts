/** Where own pages are asked for and fetched; `public.getPreview` says what there is. */
export const PREVIEW_PATH = '/api/public/preview';
