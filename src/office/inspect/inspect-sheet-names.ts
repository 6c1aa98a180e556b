import type { OfficePackage } from '#office/opc/open-package.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { Finding } from './finding.ts';

/** Formulas refer to sheets by name, and names are short and limited: they cannot hold a value. */
export const inspectSheetNames = (opened: OfficePackage): Finding[] => {
  const workbook = opened.entries.find(({ name }) =>
    opened.contentTypes.typeOf(name)?.endsWith('spreadsheetml.sheet.main+xml'),
  );
  if (!workbook) return [];
  const findings: Finding[] = [];
  scanXml(opened.read(workbook).source, {
    open: ({ name, attributes }) => {
      if (name !== 'x:sheet' || !attributes.name?.includes('{{')) return;
      findings.push({
        severity: 'error',
        code: 'placeholder-in-sheet-name',
        message: `The sheet “${attributes.name}” has a placeholder in its name. Use a plain name.`,
        part: workbook.name,
        place: 'Name of a sheet',
      });
    },
  });
  return findings;
};
