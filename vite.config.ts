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
import { preloadPages } from './scripts/vite/preload-pages.ts';

/** How a bundle looks, on the home page and wherever else one is shown: as a file for each part it compresses worse. */
const PRODUCT_CARDS =
  /src\/(web\/(ui\/(paper|picture|price-note|forms\/chips|feedback\/(progress|empty-state))|lib\/typed-business|features\/catalog\/(product-c|copy))|shared\/(money|industry-face|covers|test-card))/;

/** Pages that visitors come to. What the others need is found when they are opened. */
const preloaded = preloadPages(import.meta.dirname, [
  'src/web/routes/index.tsx',
  'src/web/routes/products.$slug.tsx',
  'src/web/routes/auth.tsx',
  'src/web/routes/checkout.tsx',
  'src/web/routes/legal/$name.tsx',
  'src/web/ui/toasts/toaster.tsx',
  'src/web/shell/business-dialog.tsx',
]);

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
        modulePreload: { resolveDependencies: preloaded.resolveDependencies },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', tags: ['$initial'] },
                { name: 'product-cards', test: PRODUCT_CARDS },
              ],
            },
            chunkFileNames: preloaded.chunkFileNames,
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
