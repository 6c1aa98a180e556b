import { columnLetters, columnNumber } from '#office/sheets/references/reference.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { collectLeaves } from './mover.ts';

/** A formula that other cells take over, with the cell it is written for. */
export type SharedFormula = { formula: string; row: number; column: string };

/** By their number. Where the row of one has gone, it is read from the template. */
export const readSharedFormulas = (
  ...sources: readonly (string | undefined)[]
): ReadonlyMap<string, SharedFormula> => {
  const shared = new Map<string, SharedFormula>();
  for (const source of sources) if (source?.includes('shared')) readInto(shared, source);
  return shared;
};

const readInto = (shared: Map<string, SharedFormula>, source: string) => {
  let row = 0;
  let column = '';
  const formulas = collectLeaves(
    ({ name, attributes }) => name === 'x:f' && attributes.t === 'shared',
    ({ attributes: { si = '' } }, formula) => {
      if (formula !== '' && !shared.has(si)) shared.set(si, { formula, row, column });
    },
  );
  const count = ({ name, attributes: { r } }: XmlElement) => {
    if (name === 'x:row') {
      row = Number(r ?? row + 1);
      column = '';
    } else if (name === 'x:c') {
      column = /^[A-Za-z]+/.exec(r ?? '')?.[0] ?? columnLetters(columnNumber(column) + 1);
    }
  };
  scanXml(source, {
    ...formulas,
    open: (element) => {
      count(element);
      formulas.open(element);
    },
  });
};
