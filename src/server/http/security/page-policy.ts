import { createHash } from 'node:crypto';

export type PagePolicyOptions = {
  /** Where pictures may come from besides the shop itself, such as the storage bucket's origin. */
  imageOrigins?: readonly string[];
  /** Vite injects style elements while developing; a build never does. */
  allowStyleElements?: boolean;
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Allows exactly the inline scripts of this page, by their hashes. A nonce would do the same, but a page
 * that carries one may not be cached.
 */
export const pagePolicy = (html: string, options: PagePolicyOptions = {}) => {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source));
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(scripts)],
    'style-src': ["'self'", ...(options.allowStyleElements ? ["'unsafe-inline'"] : [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', ...(options.imageOrigins ?? [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
};
