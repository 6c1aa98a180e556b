import { cell, formula, type Row, type Sheet } from '#demo/workbook/sheet.ts';

const FIRST = 7;
const LAST = 66;
const numbers = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);

const units = [
  ['Walk-in cooler', 'Cold', 41],
  ['Reach-in cooler 1', 'Cold', 41],
  ['Reach-in cooler 2', 'Cold', 41],
  ['Prep-table rail', 'Cold', 41],
  ['Dessert display', 'Cold', 41],
  ['Walk-in freezer', 'Freezer', 10],
  ['Chest freezer', 'Freezer', 10],
  ['Steam table', 'Hot', 135],
  ['Soup well', 'Hot', 135],
  ['Warming cabinet', 'Hot', 135],
] as const;
const UNIT_ROOM = 20;
const unitRange = (columns: string) => `Units!${columns}`;
const LOOKUP = unitRange(`$A$6:$C$${5 + UNIT_ROOM}`);

/** The limit comes from the unit, the verdict from reading and limit: nobody has to remember 41 °F. */
const reading = (row: number): Row => ({
  heightInPoints: 19,
  cells: {
    A: cell(undefined, 'date'),
    B: cell(undefined, 'time'),
    C: cell(undefined, 'cell'),
    D: cell(formula(`IF(C${row}="","",IFERROR(VLOOKUP(C${row},${LOOKUP},2,FALSE),"Unknown"))`), 'center'),
    E: cell(undefined, 'number'),
    F: cell(undefined, 'number'),
    G: cell(formula(`IF(C${row}="","",IFERROR(VLOOKUP(C${row},${LOOKUP},3,FALSE),""))`), 'center'),
    H: cell(
      formula(
        `IF(OR(F${row}="",G${row}=""),"",IF(D${row}="Hot",IF(F${row}>=G${row},"OK","ACT"),IF(F${row}<=G${row},"OK","ACT")))`,
      ),
      'result',
    ),
    I: cell(undefined, 'cell'),
    J: cell(undefined, 'center'),
  },
});

const heads = ['Date', 'Time', 'Unit', 'Kind', 'Air °F', 'Product °F', 'Limit °F', 'Result', 'Action taken'];

const logSheet: Sheet = {
  name: 'Log',
  widths: { A: 15, B: 11, C: 22, D: 10, E: 9, F: 13, G: 10, H: 9, I: 34, J: 9 },
  headRow: 6,
  hasLogo: true,
  isLandscape: true,
  merges: ['C1:F1', 'C2:F2', 'C3:F3', 'G1:H1', 'G2:H2', 'G3:H3', 'I1:J1', 'I2:J2', 'I3:J3', 'A5:J5'],
  rows: {
    1: {
      heightInPoints: 26,
      cells: {
        C: cell('Temperature Log', 'title'),
        G: cell('Month', 'label'),
        H: cell(undefined, 'label'),
        I: cell(undefined, 'cell'),
        J: cell(undefined, 'cell'),
      },
    },
    2: {
      heightInPoints: 18,
      cells: {
        C: cell('{{business_name}}', 'bold'),
        G: cell('{{person_in_charge}}', 'label'),
        H: cell(undefined, 'label'),
        I: cell(undefined, 'cell'),
        J: cell(undefined, 'cell'),
      },
    },
    3: {
      heightInPoints: 18,
      cells: {
        C: cell('{{street}}, {{city}}, {{state}} {{zip_code}}', 'plain'),
        G: cell('Questions to', 'label'),
        H: cell(undefined, 'label'),
        I: cell('{{first_name}} {{last_name}}, {{email}}', 'cell'),
        J: cell(undefined, 'cell'),
      },
    },
    5: {
      heightInPoints: 24,
      cells: {
        A: cell(
          'Companion of FS-103. Choose the unit, enter the readings: kind, limit and result fill in by themselves. ACT means corrective action by section 8, at once, written in the action column.',
          'note',
        ),
      },
    },
    6: {
      heightInPoints: 22,
      cells: Object.fromEntries(
        [...heads, 'Initials'].map((head, index) => ['ABCDEFGHIJ'[index] ?? '', cell(head, 'head')]),
      ),
    },
    ...Object.fromEntries(numbers.map((row) => [row, reading(row)])),
  },
  alerts: [
    { range: `H${FIRST}:H${LAST}`, formula: `$H${FIRST}="ACT"`, look: 'bad' },
    { range: `H${FIRST}:H${LAST}`, formula: `$H${FIRST}="OK"`, look: 'good' },
    { range: `I${FIRST}:I${LAST}`, formula: `AND($H${FIRST}="ACT",$I${FIRST}="")`, look: 'bad' },
  ],
  choices: [{ range: `C${FIRST}:C${LAST}`, list: unitRange(`$A$6:$A$${5 + UNIT_ROOM}`) }],
};

const unitRow = (index: number): Row => {
  const [name, kind, limit] = units[index] ?? [];
  return {
    heightInPoints: 18,
    cells: { A: cell(name, 'name'), B: cell(kind, 'center'), C: cell(limit, 'center') },
  };
};

const unitsSheet: Sheet = {
  name: 'Units',
  widths: { A: 30, B: 14, C: 14 },
  headRow: 5,
  merges: ['A1:C1', 'A3:C3'],
  rows: {
    1: { heightInPoints: 26, cells: { A: cell('Units and limits', 'title') } },
    2: { cells: { A: cell('{{business_name}}', 'bold') } },
    3: {
      heightInPoints: 50,
      cells: {
        A: cell(
          'Write your own units here. Cold: product at or below the limit. Freezer: air or package, entered as product, at or below. Hot: product at or above. Your documents say {{cooler_limit}} cold and {{hot_holding_limit}} hot.',
          'note',
        ),
      },
    },
    5: {
      heightInPoints: 22,
      cells: { A: cell('Unit', 'head'), B: cell('Kind', 'head'), C: cell('Limit °F', 'head') },
    },
    ...Object.fromEntries(Array.from({ length: UNIT_ROOM }, (_, index) => [6 + index, unitRow(index)])),
  },
  choices: [{ range: `B6:B${5 + UNIT_ROOM}`, list: '"Cold,Freezer,Hot"' }],
};

const column = (letter: string) => `Log!$${letter}$${FIRST}:$${letter}$${LAST}`;
const count = (written: string) => cell(formula(written), 'result');
const summaryRow = (label: string, value: Row['cells'][string]): Row => ({
  heightInPoints: 20,
  cells: { A: cell(label, 'name'), B: value },
});

const summarySheet: Sheet = {
  name: 'Summary',
  widths: { A: 44, B: 18 },
  headRow: 4,
  rows: {
    1: { heightInPoints: 26, cells: { A: cell('Summary of the month', 'title') } },
    2: { cells: { A: cell('{{business_name}}, {{date}}', 'bold') } },
    4: { heightInPoints: 22, cells: { A: cell('Measure', 'head'), B: cell('Value', 'head') } },
    5: summaryRow(
      'Readings with a result',
      count(`COUNTIF(${column('H')},"OK")+COUNTIF(${column('H')},"ACT")`),
    ),
    6: summaryRow('Outside of the limit', count(`COUNTIF(${column('H')},"ACT")`)),
    7: summaryRow('Within the limit', cell(formula('IF(B5=0,"",(B5-B6)/B5)'), 'percent')),
    8: summaryRow(
      'Outside, without an action written',
      count(`COUNTIFS(${column('H')},"ACT",${column('I')},"")`),
    ),
    9: summaryRow(
      'Warmest cold product, °F',
      cell(
        formula(`IF(COUNTIF(${column('D')},"Cold")=0,"",_xlfn.MAXIFS(${column('F')},${column('D')},"Cold"))`),
        'number',
      ),
    ),
    10: summaryRow(
      'Coolest hot product, °F',
      cell(
        formula(`IF(COUNTIF(${column('D')},"Hot")=0,"",_xlfn.MINIFS(${column('F')},${column('D')},"Hot"))`),
        'number',
      ),
    ),
    12: {
      heightInPoints: 20,
      cells: { A: cell('Reviewed by (name, signature, date)', 'label'), B: cell(undefined, 'cell') },
    },
  },
  alerts: [{ range: 'B8', formula: '$B$8>0', look: 'bad' }],
};

export const temperatureLog: Sheet[] = [logSheet, summarySheet, unitsSheet];
