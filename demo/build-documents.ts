import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Packer } from 'docx';
import { qrPngOf } from '#server/kernel/qr/qr-png.ts';
import { foodAndBeverage } from './content/food-and-beverage.ts';
import { temperatureLog } from './content/food-and-beverage/temperature-log.ts';
import { healthcare } from './content/healthcare.ts';
import { informationAndTechnology } from './content/information-and-technology.ts';
import { manufacturing } from './content/manufacturing.ts';
import { transportation } from './content/transportation.ts';
import { inspectionChecklist } from './content/transportation/inspection-checklist.ts';
import { renderSop } from './layout/render-sop.ts';
import { settlePackage } from './layout/settle-package.ts';
import type { Sop } from './sop.ts';
import { renderWorkbook } from './workbook/render-workbook.ts';
import type { Sheet } from './workbook/sheet.ts';

export type BuiltFile = { path: string; bytes: Buffer };

const folders: Record<string, readonly Sop[]> = {
  healthcare,
  manufacturing,
  'food-and-beverage': foodAndBeverage,
  'information-and-technology': informationAndTechnology,
  transportation,
};

const workbooks: Record<string, readonly Sheet[]> = {
  'food-and-beverage/Temperature Log.xlsx': temperatureLog,
  'transportation/Vehicle Inspection Checklist.xlsx': inspectionChecklist,
};

/** What the code says that an author sees in the templates. */
const UNFILLED = 'Made with each document.';

/** Every file of the demo shop, by its path below `documents`. A document's name is its title. */
export const buildDocuments = async (): Promise<BuiltFile[]> => {
  const logoPng = await readFile(join(import.meta.dirname, 'layout', 'logo-placeholder.png'));
  const codePng = qrPngOf(UNFILLED);
  const documents = Object.entries(folders).flatMap(([folder, sops]) =>
    sops.map(async (sop): Promise<BuiltFile> => {
      const packed = await Packer.toBuffer(renderSop(sop, { logo: logoPng, code: codePng }));
      return { path: `${folder}/${sop.title}.docx`, bytes: settlePackage(packed) };
    }),
  );
  const books = Object.entries(workbooks).map(([path, sheets]): BuiltFile => {
    return { path, bytes: renderWorkbook(sheets, logoPng) };
  });
  return [...(await Promise.all(documents)), ...books];
};
