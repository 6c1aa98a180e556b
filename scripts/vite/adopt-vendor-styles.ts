import type { Plugin } from 'vite';

const INJECTOR = 'function __insertCSS(code) {';
const ADOPTER = `${INJECTOR}
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(code)
  document.adoptedStyleSheets.push(sheet)
  return`;

/**
 * Two libraries write style elements into the page at run time, which the pages' policy forbids. They are
 * made to adopt constructed style sheets instead, which it allows.
 */
export const adoptVendorStyles = (): Plugin => ({
  name: 'bindery:adopt-vendor-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    return source === 'react-style-singleton' ? this.resolve('#web/lib/style-singleton.ts') : undefined;
  },
  transform(code, id) {
    if (!id.includes('/node_modules/sonner/')) return undefined;
    if (!code.includes(INJECTOR))
      throw new Error('sonner injects its styles in a new way: adapt this plugin.');
    return { code: code.replace(INJECTOR, ADOPTER), map: null };
  },
});
