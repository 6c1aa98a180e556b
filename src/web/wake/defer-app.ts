import wakeScript from './wake.ts?script';

const PRELOAD = /<link rel="modulepreload"/g;
const ENTRY = /<script type="module" async="" src=/;

/** What moves by itself says so by this attribute, and its page comes alive at once. */
const MOVES = / data-moves=""/;

/** The page with its application at rest, and with the script in its head that wakes it. */
export const deferApp = (html: string, isWhole: boolean) => {
  const awake = html.replace('</head>', () => `<script>${wakeScript}</script></head>`);
  // While developing, changes reach a page over its application.
  if (!isWhole || MOVES.test(html) || import.meta.env.DEV) return awake;
  return awake
    .replaceAll(PRELOAD, '<link rel="deferred-modulepreload"')
    .replace(ENTRY, '<script type="deferred-module" async="" src=');
};
