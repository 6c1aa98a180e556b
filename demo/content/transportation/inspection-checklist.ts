import { cell, formula, type Row, type Sheet } from '#demo/workbook/sheet.ts';

const items: [area: string, item: string][] = [
  ['Approach', 'Not leaning; no leaks below; load and body undamaged'],
  ['Engine', 'Oil, coolant and washer levels; belts, hoses, wiring'],
  ['Engine', 'Steering gear, linkage, power steering'],
  ['Front', 'Headlights, turn signals, markers, plate'],
  ['Front', 'Windshield, wipers, mirrors'],
  ['Steer axle', 'Tires: tread 4/32 inch or more, pressure, no cuts'],
  ['Steer axle', 'Rims, nuts, hub oil; springs, shocks'],
  ['Steer axle', 'Brake chamber, hose, lining, slack adjuster'],
  ['Left side', 'Door, steps, fuel tank and cap, frame, exhaust'],
  ['Drive axles', 'Tires: tread 2/32 inch or more, duals not touching'],
  ['Drive axles', 'Rims, nuts, seals, springs, air bags'],
  ['Drive axles', 'Brakes: chambers, hoses, drums, linings'],
  ['{{#if pulls_trailers}}Coupling', 'Fifth wheel locked, no gap; release handle; lines'],
  ['Coupling', 'Landing gear up, crank secured'],
  ['Trailer', 'Lights, reflectors, conspicuity tape, plate'],
  ['Trailer', 'Tires, rims, nuts, hubs, brakes'],
  ['Trailer', 'Body, floor, doors, hinges, underride guard{{/if}}'],
  ['Cargo', 'Secured by FL-504; seals, placards, papers'],
  ['Cab', 'Seat belt, horn, gauges, warning and ABS lamps'],
  ['Cab', 'Wipers, washer, defroster, flashers, brake lights'],
  ['Cab', 'Triangles, extinguisher, fuses, papers, ELD'],
  ['Cab', 'Steering play at most 10 degrees'],
  ['Cab', 'Parking brake holds; service brake stops straight'],
];
const FIRST = 10;
const LAST = FIRST + items.length - 1;
const range = (letter: string) => `${letter}${FIRST}:${letter}${LAST}`;

const labelled = (label: string, value?: string) => ({
  A: cell(label, 'label'),
  B: cell(value, 'cell'),
});

const inspectionSheet: Sheet = {
  name: 'Inspection',
  widths: { A: 17, B: 54, C: 12, D: 12, E: 34 },
  headRow: 9,
  hasLogo: true,
  merges: ['B1:C1', 'B2:C2', 'B3:C3', 'D1:E1'],
  rows: {
    1: {
      heightInPoints: 26,
      cells: {
        B: cell('Vehicle Inspection Checklist', 'title'),
        D: cell('May the vehicle be driven?', 'label'),
        E: cell(undefined, 'label'),
      },
    },
    2: {
      heightInPoints: 22,
      cells: {
        B: cell('{{business_name}}', 'bold'),
        D: cell(
          formula(
            `IF(COUNTIF(${range('D')},"Red")+COUNTIF('Air brakes'!$E$6:$E$11,"FAIL")>0,"NO",IF(COUNTBLANK(${range('C')})>0,"Not finished","YES"))`,
          ),
          'result',
        ),
        E: cell(
          formula(
            `COUNTA(${range('C')})&" of "&ROWS(${range('C')})&" checked, "&COUNTIF(${range('C')},"Defect")&" defects"`,
          ),
          'cell',
        ),
      },
    },
    3: { heightInPoints: 18, cells: { B: cell('{{full_address}}', 'plain') } },
    5: {
      heightInPoints: 19,
      cells: {
        ...labelled('Driver'),
        C: cell('Date', 'label'),
        D: cell(undefined, 'date'),
        E: cell('Defects to {{first_name}} {{last_name}}', 'label'),
      },
    },
    6: {
      heightInPoints: 19,
      cells: {
        ...labelled('Truck, mileage'),
        C: cell('Start', 'label'),
        D: cell(undefined, 'time'),
        E: cell('{{email}}', 'cell'),
      },
    },
    7: {
      heightInPoints: 19,
      cells: {
        ...labelled('Trailer or plate'),
        C: cell('Trip', 'label'),
        D: cell(undefined, 'center'),
        E: cell('{{website}}', 'cell'),
      },
    },
    9: {
      heightInPoints: 22,
      cells: {
        A: cell('Area', 'head'),
        B: cell('Item', 'head'),
        C: cell('Result', 'head'),
        D: cell('Class', 'head'),
        E: cell('Defect, remark', 'head'),
      },
    },
    ...Object.fromEntries(
      items.map(([area, item], index): [number, Row] => [
        FIRST + index,
        {
          heightInPoints: 20,
          cells: {
            A: cell(area, 'name'),
            B: cell(item, 'cell'),
            C: cell(undefined, 'center'),
            D: cell(undefined, 'center'),
            E: cell(undefined, 'cell'),
          },
        },
      ]),
    ),
    [LAST + 2]: {
      heightInPoints: 30,
      cells: {
        A: cell('Driver', 'label'),
        B: cell(undefined, 'cell'),
        C: cell('Mechanic', 'label'),
        D: cell(undefined, 'cell'),
        E: cell(undefined, 'cell'),
      },
    },
    [LAST + 3]: {
      heightInPoints: 30,
      cells: {
        A: cell('Next driver', 'label'),
        B: cell(undefined, 'cell'),
        C: cell('Date', 'label'),
        D: cell(undefined, 'date'),
        E: cell(undefined, 'cell'),
      },
    },
  },
  choices: [
    { range: range('C'), list: '"OK,Defect,N/A"' },
    { range: range('D'), list: '"Red,Yellow,Green"' },
  ],
  alerts: [
    { range: 'D2', formula: '$D$2="NO"', look: 'bad' },
    { range: 'D2', formula: '$D$2="YES"', look: 'good' },
    { range: range('C'), formula: `$C${FIRST}="Defect"`, look: 'bad' },
    { range: range('D'), formula: `AND($C${FIRST}="Defect",$D${FIRST}="")`, look: 'bad' },
  ],
};

type Span = [from: number, to: number];

/** A limit that has only one side in law gets a far one here, so that a slip of the pen is seen. */
const brakeTests: [test: string, single: Span, combination: Span][] = [
  ['Governor cut-out, psi', [120, 140], [120, 140]],
  ['Leakage in 1 minute, brakes released, psi', [0, 2], [0, 3]],
  ['Leakage in 1 minute, pedal applied at 90 psi or more, psi', [0, 3], [0, 4]],
  ['Low-air warning comes on at, psi', [55, 100], [55, 100]],
  ['Protection valve and parking brake pop out at, psi', [20, 45], [20, 45]],
  ['Build-up from 85 to 100 psi, seconds', [0, 45], [0, 45]],
];

const limit = (single: number, combination: number) =>
  cell(formula(`IF($B$3="Combination",${combination},${single})`), 'center');

const brakeRow = (row: number, [test, single, combination]: (typeof brakeTests)[number]): Row => ({
  heightInPoints: 22,
  cells: {
    A: cell(test, 'name'),
    B: limit(single[0], combination[0]),
    C: limit(single[1], combination[1]),
    D: cell(undefined, 'number'),
    E: cell(formula(`IF(D${row}="","",IF(AND(D${row}>=B${row},D${row}<=C${row}),"PASS","FAIL"))`), 'result'),
  },
});

const brakeSheet: Sheet = {
  name: 'Air brakes',
  widths: { A: 52, B: 16, C: 12, D: 14, E: 12 },
  headRow: 5,
  rows: {
    1: { heightInPoints: 26, cells: { A: cell('Air brake test', 'title') } },
    2: { cells: { A: cell('{{business_name}}, {{date}}', 'bold') } },
    3: {
      heightInPoints: 20,
      cells: { A: cell('Single vehicle or combination (choose)', 'label'), B: cell('Single', 'center') },
    },
    5: {
      heightInPoints: 22,
      cells: {
        A: cell('Test', 'head'),
        B: cell('From', 'head'),
        C: cell('To', 'head'),
        D: cell('Reading', 'head'),
        E: cell('Result', 'head'),
      },
    },
    ...Object.fromEntries(brakeTests.map((test, index) => [6 + index, brakeRow(6 + index, test)])),
    13: {
      heightInPoints: 24,
      cells: {
        A: cell(
          '{{#if not has_air_brakes}}Your vehicles have hydraulic brakes: leave this sheet empty, and test by section 7 of FL-501.{{/if}}',
          'note',
        ),
      },
    },
  },
  choices: [{ range: 'B3', list: '"Single,Combination"' }],
  alerts: [
    { range: 'E6:E11', formula: '$E6="FAIL"', look: 'bad' },
    { range: 'E6:E11', formula: '$E6="PASS"', look: 'good' },
  ],
};

export const inspectionChecklist: Sheet[] = [inspectionSheet, brakeSheet];
