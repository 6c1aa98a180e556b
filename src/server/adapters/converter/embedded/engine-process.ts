import { createRequire } from 'node:module';
import { createConverter, type WasmLoaderModule } from '@matbee/libreoffice-converter/server';
import { endWithParent } from '#server/children/serve-parent.ts';
import { PDF_OPTIONS } from '#server/adapters/converter/pdf-options.ts';
import { serveConversions } from '#server/adapters/converter/serve-conversions.ts';
import { conversion, MIB } from '#shared/limits.ts';
import { prepareFonts } from './prepare-fonts.ts';
import { settle } from './settle.ts';

/** The office as a process of its own; its arguments are the shop's own font files. */
const ownFonts = process.argv.slice(2);
endWithParent();
// The office throws thousands of exceptions a document, all caught: nobody reads where each came from.
Error.stackTraceLimit = 0;

// Given by hand, because the library looks for it relative to the working directory.
const loader = createRequire(import.meta.url)(
  '@matbee/libreoffice-converter/wasm/loader',
) as WasmLoaderModule;
const PAGE_BYTES = 65_536;
/** All that documents can make the office take: growing past it fails, and with it the conversion. */
const limitedMemory = () =>
  new WebAssembly.Memory({
    initial: (1024 * MIB) / PAGE_BYTES,
    maximum: conversion.maxMemoryBytes / PAGE_BYTES,
    shared: true,
  });

const office = await createConverter({
  wasmLoader: {
    ...loader,
    createModule: async (config) => {
      const module = await loader.createModule({ ...config, wasmMemory: limitedMemory() });
      prepareFonts(module.FS, ownFonts);
      return module;
    },
  },
});

const toPdf = async (docx: Uint8Array) => {
  const { data } = await office.convert(docx, {
    inputFormat: 'docx',
    outputFormat: 'pdf',
    filterOptions: PDF_OPTIONS,
  });
  return data;
};

await settle();
await serveConversions(toPdf);
