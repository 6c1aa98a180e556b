import { registerHooks } from 'node:module';

/**
 * Loaded before every program of this project. Node parses the `exports` of a package again for each of its files that is
 * imported; those of drizzle-orm are 130 KB, so that four fifths of the time it took to load, more than a second of
 * processor time, went into that. Its files say by their ending what they are, and its entries are looked up once.
 */
const PACKAGE = 'drizzle-orm';
const FOLDER = `/node_modules/${PACKAGE}/`;

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const entries = new Map();

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context;
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(FOLDER))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context);
    const key = `${specifier} ${conditions.join(' ')}`;
    const entry = entries.get(key) ?? next(specifier, context);
    entries.set(key, entry);
    return { ...entry, shortCircuit: true };
  },
});
