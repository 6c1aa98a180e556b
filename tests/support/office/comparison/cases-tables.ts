import { control, p, paragraph, r, table } from '#tests/support/office/word-markup.ts';
import { type ComparisonCase, inBody } from './comparison-case.ts';

const rows = (...texts: string[][]) => table(...texts.map((cells) => cells.map((cell) => p(cell))));
const HEAD = ['Unit', 'Limit', 'Checked'];
const COOLER = ['Walk-in cooler', '41 °F or below', 'Twice a day'];
const FREEZER = ['Chest freezer', '0 °F or below', 'Once a day'];
const HOLDING = ['Hot holding', '135 °F or above', 'Every hour'];

const inTable = (name: string, older: string[][], newer: string[][], expected: string[]) =>
  inBody(name, ['Limits:', rows(...older)], ['Limits:', rows(...newer)], expected);

export const tableCases: ComparisonCase[] = [
  inTable(
    'a cell changed',
    [HEAD, COOLER, FREEZER],
    [HEAD, ['Walk-in cooler', '40 °F or below', 'Twice a day'], FREEZER],
    ['table changed', '  row changed: Walk-in cooler | [-41-][+40+] °F or below | Twice a day'],
  ),
  inTable(
    'a row added in the middle',
    [HEAD, COOLER, FREEZER],
    [HEAD, COOLER, HOLDING, FREEZER],
    ['table changed', '  row added: [+Hot holding+] | [+135 °F or above+] | [+Every hour+]'],
  ),
  inTable(
    'a row removed',
    [HEAD, COOLER, HOLDING, FREEZER],
    [HEAD, COOLER, FREEZER],
    ['table changed', '  row removed: [-Hot holding-] | [-135 °F or above-] | [-Every hour-]'],
  ),
  inTable(
    'a row moved',
    [HEAD, COOLER, FREEZER, HOLDING],
    [HEAD, HOLDING, COOLER, FREEZER],
    [
      'table changed',
      '  row moved from 4: Hot holding | 135 °F or above | Every hour',
      '  row moved to 1: Hot holding | 135 °F or above | Every hour',
    ],
  ),
  inTable(
    'a row moved and edited',
    [HEAD, COOLER, FREEZER, HOLDING],
    [HEAD, ['Hot holding', '140 °F or above', 'Every hour'], COOLER, FREEZER],
    [
      'table changed',
      '  row moved from 4: Hot holding | [-135-][+140+] °F or above | Every hour',
      '  row moved to 1: Hot holding | 135 °F or above | Every hour',
    ],
  ),
  inTable(
    'a cell filled that was empty',
    [HEAD, COOLER, ['Chest freezer', '', 'Once a day']],
    [HEAD, COOLER, FREEZER],
    ['table changed', '  row changed: Chest freezer | [+0 °F or below+] | Once a day'],
  ),
  inTable(
    'a value behind its name changed wholly',
    [
      ['Approved by', 'Not yet approved'],
      ['Site', 'Main Street'],
    ],
    [
      ['Approved by', 'Jane Roe, owner'],
      ['Site', 'Main Street'],
    ],
    ['table changed', '  row changed: Approved by | [-Not yet approved-][+Jane Roe, owner+]'],
  ),
  inTable(
    'a long value behind a short name replaced',
    [
      ['Site', 'Main Street and Third Avenue'],
      ['Unit', 'Bakery'],
    ],
    [
      ['Site', 'Harbour Road number nine'],
      ['Unit', 'Bakery'],
    ],
    ['table changed', '  row changed: Site | [-Main Street and Third Avenue-][+Harbour Road number nine+]'],
  ),
  inTable(
    'a column added',
    [
      ['Unit', 'Limit'],
      ['Cooler', '41 °F'],
    ],
    [
      ['Unit', 'Limit', 'Who'],
      ['Cooler', '41 °F', 'Cook'],
    ],
    ['table changed', '  row changed: Unit | Limit | [+Who+]', '  row changed: Cooler | 41 °F | [+Cook+]'],
  ),
  inTable(
    'a column removed in the middle',
    [HEAD, COOLER],
    [
      ['Unit', 'Checked'],
      ['Walk-in cooler', 'Twice a day'],
    ],
    [
      'table changed',
      '  row changed: Unit | [-Limit-] | Checked',
      '  row changed: Walk-in cooler | [-41 °F or below-] | Twice a day',
    ],
  ),
  inTable(
    'an empty row to fill in added',
    [HEAD, COOLER, ['', '', '']],
    [HEAD, COOLER, ['', '', ''], ['', '', '']],
    ['table changed', '  row added:  |  | '],
  ),
  inTable(
    'all rows but the first replaced',
    [HEAD, ['Boiler', 'Six bar', 'Monthly']],
    [HEAD, COOLER],
    [
      'table changed',
      '  row removed: [-Boiler-] | [-Six bar-] | [-Monthly-]',
      '  row added: [+Walk-in cooler+] | [+41 °F or below+] | [+Twice a day+]',
    ],
  ),
  inBody(
    'a table added',
    ['Limits:'],
    ['Limits:', rows(COOLER)],
    ['table added', '  row added: [+Walk-in cooler+] | [+41 °F or below+] | [+Twice a day+]'],
  ),
  inBody(
    'a table removed',
    ['Limits:', rows(COOLER)],
    ['Limits:'],
    ['table removed', '  row removed: [-Walk-in cooler-] | [-41 °F or below-] | [-Twice a day-]'],
  ),
  inBody(
    'a table moved',
    [
      rows(HEAD, COOLER),
      'The limits are checked.',
      'They are written down.',
      'The manager reads them every week.',
    ],
    [
      'The limits are checked.',
      'They are written down.',
      'The manager reads them every week.',
      rows(HEAD, COOLER),
    ],
    [
      'table moved to 4',
      '  row same: Unit | Limit | Checked',
      '  row same: Walk-in cooler | 41 °F or below | Twice a day',
      'table moved from 0',
      '  row same: Unit | Limit | Checked',
      '  row same: Walk-in cooler | 41 °F or below | Twice a day',
    ],
  ),
  inBody(
    'a paragraph added in a cell',
    [table([p('Steps'), p('Wash.')])],
    [table([p('Steps'), p('Wash.') + p('Rinse.')])],
    ['table changed', '  row changed: Steps | Wash.[+\nRinse.+]'],
  ),
  inBody(
    'a word changed in a table in a cell',
    [table([p('Outer'), rows(['Inner', 'old']) + p('')])],
    [table([p('Outer'), rows(['Inner', 'new']) + p('')])],
    ['table changed', '  row changed: Outer | Inner\n[-old-][+new+]'],
  ),
  inBody(
    'a word changed in a content control in a cell',
    [table([p('Owner'), control(paragraph(r('Ann')))])],
    [table([p('Owner'), control(paragraph(r('Bob')))])],
    ['table changed', '  row changed: Owner | [-Ann-][+Bob+]'],
  ),
];
