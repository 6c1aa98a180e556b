import { realpathSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptVendorStyles } from './scripts/vite/adopt-vendor-styles.ts';
import { dropReactFeatures } from './scripts/vite/drop-react-features.ts';
import { dropServerFunctions } from './scripts/vite/drop-server-functions.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { precompressAssets } from './scripts/vite/precompress-assets.ts';

/** How a bundle looks, on the home page and wherever else one is shown: as a file for each part it compresses worse. */
const SHELF =
  /src\/(web\/(ui\/(paper|picture|price-note|forms\/chips|feedback\/(progress|empty-state))|features\/catalog\/(product-c|copy))|shared\/(money|industry-face|covers))/;

/** Pages that visitors come to. What the others need is found when they are opened: every page carries the names of all that is preloaded. */
const PRELOADED = /\/(routes|products\._slug|auth|checkout|_name|toaster|business-dialog)-[\w-]{7}\.js$/;

export default defineConfig(({ command }) => ({
  cacheDir: '.cache/vite',
  publicDir: 'src/web/public',
  // The pages' policy allows no data: addresses, so nothing is inlined.
  build: { assetsInlineLimit: 0 },
  // React is bundled in its production form, whatever NODE_ENV the server runs under.
  environments: {
    ssr: { resolve: { noExternal: command === 'build' ? true : [] } },
    // What every page needs stays in one file: cut up by which lazy page shares what, it compresses worse.
    client: {
      build: {
        modulePreload: {
          resolveDependencies: (file, needed) => (PRELOADED.test(`/${file}`) ? needed : []),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', tags: ['$initial'] },
                { name: 'shelf', test: SHELF },
              ],
            },
            // Every page carries the names of all others' files, and no compression makes a hash shorter.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  // While developing, files are served from the sources and packages only: the data folder holds secrets.
  server: {
    fs: {
      allow: ['src', realpathSync('node_modules')],
      deny: ['.env*', '*.pem', '**/.git/**', '**/data/**'],
    },
  },
  plugins: [
    adoptVendorStyles(),
    dropReactFeatures(),
    dropServerFunctions(),
    inlineScripts(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        // What loads a page goes with it: the first page needs the loaders of no other.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
        },
      },
    }),
    react(),
    precompressAssets(),
  ],
}));
