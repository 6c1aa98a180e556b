import { createRequire } from 'node:module';
import { createConverter, type WasmLoaderModule } from '@matbee/libreoffice-converter/server';
import { withPages } from '#server/adapters/converter/pdf-options.ts';
import { conversion } from '#server/adapters/converter/conversion-limits.ts';
import { MIB } from '#shared/units.ts';
import { LOADER, readProgram } from './office-program.ts';
import { prepareFonts } from './prepare-fonts.ts';

type OfficeOptions = {
  /** What the office is told about its PDFs. */
  filterOptions: string;
  /** The shop's own font files. */
  ownFonts?: readonly string[];
  /** The code cache of a warmed-up office: this one then starts as quick as that one was. */
  codeFile?: string | undefined;
};

/** The office in this process, which can do nothing else while it converts. */
export const openOffice = async ({ filterOptions, ownFonts = [], codeFile }: OfficeOptions) => {
  // The office throws thousands of exceptions a document, all caught: nobody reads where each came from.
  Error.stackTraceLimit = 0;
  const { program } = await readProgram(codeFile);
  const instantiateWasm = (imports: WebAssembly.Imports, receive: Receive) => {
    const instance = new WebAssembly.Instance(program, imports);
    receive(instance, program);
    return instance.exports;
  };
  const office = await createConverter({
    wasmLoader: {
      ...loader,
      createModule: async (config) => {
        const module = await loader.createModule({
          ...config,
          // The loader would otherwise read the program itself, and hold on to it.
          wasmBinary: new ArrayBuffer(0),
          instantiateWasm,
          wasmMemory: limitedMemory(),
          // The program would otherwise start a whole office beside the one that we ask, and now and then both would
          // wait for each other for ever.
          noInitialRun: true,
        });
        prepareFonts(module.FS, ownFonts);
        return module;
      },
    },
  });
  const toPdf = async (docx: Uint8Array, pages: { lastPage?: number | undefined } = {}) => {
    const { data } = await office.convert(docx, {
      inputFormat: 'docx',
      outputFormat: 'pdf',
      filterOptions: withPages(filterOptions, pages),
    });
    return data;
  };
  return { program, toPdf };
};

type Receive = (instance: WebAssembly.Instance, program: WebAssembly.Module) => void;

// Given by hand, because the library looks for it relative to the working directory.
const loader = createRequire(import.meta.url)(LOADER) as WasmLoaderModule;

const PAGE_BYTES = 65_536;
/** All that documents can make the office take: growing past it fails, and with it the conversion. */
const limitedMemory = () =>
  new WebAssembly.Memory({
    initial: (1024 * MIB) / PAGE_BYTES,
    maximum: conversion.maxMemoryBytes / PAGE_BYTES,
    shared: true,
  });
