import { realpathSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adoptVendorStyles } from './scripts/vite/adopt-vendor-styles.ts';
import { dropServerFunctions } from './scripts/vite/drop-server-functions.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { precompressAssets } from './scripts/vite/precompress-assets.ts';

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
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] },
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
