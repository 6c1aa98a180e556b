import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/** As the bundler tells of a file that it is about to name. */
type Chunk = { facadeModuleId?: string | null | undefined };

/** Between name and hash of a file that says in advance what it needs; other files have a hyphen there. */
const MARK = '~';

/**
 * Which pages say in advance what they need. Every page carries the names of all that is preloaded, so only those are worth
 * it that visitors come to: `entries` are the modules, by their paths from the root, with which they begin. The bundler
 * asks about preloading by names of files alone, so the name has to tell.
 */
export const preloadPages = (root: string, entries: readonly string[]) => {
  const missing = entries.filter((entry) => !existsSync(join(root, entry)));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}: adapt vite.config.ts.`);
  return {
    chunkFileNames: ({ facadeModuleId }: Chunk) => {
      // The framework splits a route into several modules, which differ by their query.
      const module = relative(root, (facadeModuleId ?? '').replace(/\?.*$/, '')).replaceAll('\\', '/');
      // Every page carries the names of all others' files, and no compression makes a hash shorter.
      return `assets/[name]${entries.includes(module) ? MARK : '-'}[hash:7].js`;
    },
    resolveDependencies: (file: string, needed: string[]) => (file.includes(MARK) ? needed : []),
  };
};
