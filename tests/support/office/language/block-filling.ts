import { fillDocx } from '#office/fill-docx.ts';
import { inspectDocx } from '#office/inspect-docx.ts';
import { definePlaceholders } from '#office/placeholders.ts';
import { buildDocx, type DocxSpec } from '../build-docx.ts';
import { languageNames, languageValues } from './language-names.ts';
import { readPackage } from '../read-package.ts';

const columns = languageNames.definitionOf('gear').columns ?? {};
const table = Object.fromEntries(languageNames.keys.map((key) => [key, languageNames.definitionOf(key)]));

/** The names of the language's tests, and a list of one row. */
export const blockNames = definePlaceholders({ ...table, single: { kind: 'list', columns } });
export const blockFilling = {
  placeholders: blockNames,
  values: { ...languageValues, single: [{ item: 'Oven', count: 2 }] },
};

export const fillBlocks = (file: Uint8Array) => readPackage(fillDocx(file, blockFilling));

/** What stands in the body before the properties of its last section. */
export const filledBody = (body: string, spec: DocxSpec = {}) => {
  const xml = fillBlocks(buildDocx({ ...spec, body })).xml('word/document.xml');
  return xml.slice(xml.indexOf('<w:body>') + '<w:body>'.length, xml.lastIndexOf('<w:sectPr'));
};

export const mistakesIn = (spec: DocxSpec) =>
  inspectDocx(buildDocx(spec), { placeholders: blockNames })
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ message, place }) => `${place}: ${message}`);
