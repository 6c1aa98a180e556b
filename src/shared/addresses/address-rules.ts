type StateLabel = 'State' | 'Province' | 'County' | 'Prefecture' | 'Emirate' | 'Region' | 'State or province';
type ZipLabel = 'Zip code' | 'Postal code' | 'Postcode' | 'PIN code' | 'Eircode';

/**
 * How addresses of a country are written and what they need. In a format, `%A` is the street, `%C` the city, `%S` the state,
 * `%Z` the zip code and `|` ends a line. What a format leaves out, the country does not have.
 */
export type AddressRule = {
  format: string;
  /** The order of those who write in characters of their own. */
  ownFormat?: string;
  required: string;
  stateLabel: StateLabel;
  zipLabel: ZipLabel;
  /** An example of a zip code, and what it looks like; without one anything goes. */
  zip?: { pattern: RegExp; example: string };
};

type Row = [
  format: string,
  labels: string,
  required: string,
  pattern?: string,
  example?: string,
  ownFormat?: string,
];

const BEFORE_CITY = '%A|%Z %C';
const AFTER_CITY = '%A|%C %Z';
const POSTCODE = ' / Postal code';

/** In the order: format, labels, what is required besides street and city, pattern and example of the zip code. */
const rows: Record<string, Row> = {
  // As the specified form has it: anything is taken for a zip code.
  US: ['%A|%C, %S %Z', 'State / Zip code', 'SZ'],
  AE: ['%A|%C|%S', 'Emirate', 'S'],
  AR: ['%A|%Z %C|%S', `Province${POSTCODE}`, '', '[A-Z]?\\d{4}([A-Z]{3})?', 'C1070AAM'],
  AT: [BEFORE_CITY, POSTCODE, 'Z', '\\d{4}', '1010'],
  AU: ['%A|%C %S %Z', 'State / Postcode', 'SZ', '\\d{4}', '3000'],
  BD: ['%A|%C - %Z', POSTCODE, '', '\\d{4}', '1340'],
  BE: [BEFORE_CITY, POSTCODE, 'Z', '\\d{4}', '1000'],
  BG: [BEFORE_CITY, POSTCODE, 'Z', '\\d{4}', '1000'],
  BR: ['%A|%C-%S|%Z', `State${POSTCODE}`, 'SZ', '\\d{5}-?\\d{3}', '40301-110'],
  CA: ['%A|%C %S %Z', `Province${POSTCODE}`, 'SZ', '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'H3Z 2Y7'],
  CH: [BEFORE_CITY, POSTCODE, 'Z', '\\d{4}', '8001'],
  CL: ['%A|%Z %C|%S', `Region${POSTCODE}`, 'S', '\\d{7}', '8340457'],
  CN: ['%A|%C|%S, %Z', `Province${POSTCODE}`, 'SZ', '\\d{6}', '266033', '%Z|%S%C%A'],
  CO: ['%A|%C, %S, %Z', `State or province${POSTCODE}`, '', '\\d{6}', '111221'],
  CY: [BEFORE_CITY, POSTCODE, '', '\\d{4}', '2008'],
  CZ: [BEFORE_CITY, POSTCODE, 'Z', '\\d{3} ?\\d{2}', '100 00'],
  DE: [BEFORE_CITY, POSTCODE, 'Z', '\\d{5}', '10115'],
  DK: [BEFORE_CITY, POSTCODE, 'Z', '\\d{4}', '1050'],
  EE: [BEFORE_CITY, POSTCODE, 'Z', '\\d{5}', '10111'],
  EG: ['%A|%C|%S|%Z', `State or province${POSTCODE}`, '', '\\d{5}', '11511'],
  ES: ['%A|%Z %C %S', `Province${POSTCODE}`, 'SZ', '\\d{5}', '28039'],
  FI: [BEFORE_CITY, POSTCODE, 'Z', '\\d{5}', '00100'],
  FR: [BEFORE_CITY, POSTCODE, 'Z', '\\d{2} ?\\d{3}', '75001'],
  GB: ['%A|%C|%Z', ' / Postcode', 'Z', 'GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', 'EC1Y 8SY'],
  GR: [BEFORE_CITY, POSTCODE, 'Z', '\\d{3} ?\\d{2}', '151 24'],
  HK: ['%A|%C', '', '', undefined, undefined, '%C%A'],
  HR: [BEFORE_CITY, POSTCODE, 'Z', '\\d{5}', '10000'],
  HU: ['%C|%A|%Z', POSTCODE, 'Z', '\\d{4}', '1037'],
  ID: ['%A|%C|%S %Z', `Province${POSTCODE}`, 'S', '\\d{5}', '40115'],
  IE: ['%A|%C|%S|%Z', 'County / Eircode', '', '[A-Z\\d]{3} ?[A-Z\\d]{4}', 'A65 F4E2'],
  IL: [AFTER_CITY, POSTCODE, '', '\\d{5}(\\d{2})?', '9614303'],
  IN: ['%A|%C %Z|%S', 'State / PIN code', 'SZ', '\\d{3} ?\\d{3}', '110034'],
  IS: [BEFORE_CITY, POSTCODE, '', '\\d{3}', '101'],
  IT: ['%A|%Z %C %S', `Province${POSTCODE}`, 'SZ', '\\d{5}', '00144'],
  JP: ['%A|%C, %S|%Z', `Prefecture${POSTCODE}`, 'SZ', '\\d{3}-?\\d{4}', '154-0023', '〒%Z|%S%C%A'],
  KE: ['%A|%C|%Z', POSTCODE, '', '\\d{5}', '20100'],
  KR: ['%A|%C|%S|%Z', `Province${POSTCODE}`, 'Z', '\\d{5}', '03051', '%S %C %A|%Z'],
  LI: [BEFORE_CITY, POSTCODE, 'Z', '94\\d{2}', '9490'],
  LK: ['%A|%C|%Z', POSTCODE, '', '\\d{5}', '20000'],
  LT: [BEFORE_CITY, POSTCODE, 'Z', '(LT-)?\\d{5}', 'LT-04340'],
  LU: [BEFORE_CITY, POSTCODE, 'Z', '(L-)?\\d{4}', '4750'],
  LV: ['%A|%C, %Z', POSTCODE, 'Z', '(LV-)?\\d{4}', 'LV-1073'],
  MA: [BEFORE_CITY, POSTCODE, '', '\\d{5}', '53000'],
  MT: [AFTER_CITY, POSTCODE, '', '[A-Z]{3} ?\\d{2,4}', 'NXR 01'],
  MX: ['%A|%Z %C, %S', `State${POSTCODE}`, 'SZ', '\\d{5}', '02860'],
  MY: ['%A|%Z %C|%S', 'State / Postcode', 'Z', '\\d{5}', '43000'],
  NG: ['%A|%C %Z|%S', `State${POSTCODE}`, 'S', '\\d{6}', '930283'],
  NL: [BEFORE_CITY, POSTCODE, 'Z', '[1-9]\\d{3} ?[A-Z]{2}', '1012 JS'],
  NO: [BEFORE_CITY, POSTCODE, 'Z', '\\d{4}', '0025'],
  NZ: [AFTER_CITY, ' / Postcode', 'Z', '\\d{4}', '6001'],
  PH: ['%A|%Z %C|%S', `Province${POSTCODE}`, '', '\\d{4}', '1008'],
  PK: ['%A|%C-%Z', POSTCODE, '', '\\d{5}', '44000'],
  PL: [BEFORE_CITY, POSTCODE, 'Z', '\\d{2}-?\\d{3}', '00-950'],
  PT: [BEFORE_CITY, POSTCODE, 'Z', '\\d{4}-?\\d{3}', '2725-079'],
  QA: ['%A|%C', '', ''],
  RO: ['%A|%Z %S %C', `County${POSTCODE}`, 'Z', '\\d{6}', '060274'],
  SA: [AFTER_CITY, POSTCODE, '', '\\d{5}', '11564'],
  SE: [BEFORE_CITY, POSTCODE, 'Z', '\\d{3} ?\\d{2}', '114 55'],
  SG: [AFTER_CITY, POSTCODE, 'Z', '\\d{6}', '546080'],
  SI: [BEFORE_CITY, POSTCODE, 'Z', '(SI-)?\\d{4}', '1001'],
  SK: [BEFORE_CITY, POSTCODE, 'Z', '\\d{3} ?\\d{2}', '010 01'],
  TH: ['%A|%C|%S %Z', `Province${POSTCODE}`, 'Z', '\\d{5}', '10150'],
  TN: [BEFORE_CITY, POSTCODE, '', '\\d{4}', '1002'],
  TR: ['%A|%Z %C/%S', `Province${POSTCODE}`, 'Z', '\\d{5}', '01960'],
  TW: ['%A|%C, %S %Z', `County${POSTCODE}`, 'Z', '\\d{3}(\\d{2,3})?', '106', '%Z|%S%C%A'],
  UA: ['%A|%C|%S|%Z', `Region${POSTCODE}`, 'Z', '\\d{5}', '15432'],
  VN: ['%A|%C|%S %Z', `Province${POSTCODE}`, '', '\\d{5,6}', '70010'],
  ZA: ['%A|%C|%Z', POSTCODE, 'Z', '\\d{4}', '0083'],
};

/** Everybody else: whatever is given is taken, and nothing is asked for. */
const fallback: Row = ['%A|%C, %S %Z', `State or province${POSTCODE}`, ''];

const ruleOf = ([format, labels, required, pattern, example, ownFormat]: Row): AddressRule => {
  const [stateLabel = '', zipLabel = ''] = labels.split(' / ');
  return {
    format,
    required,
    stateLabel: (stateLabel || 'State') as StateLabel,
    zipLabel: (zipLabel || 'Zip code') as ZipLabel,
    ...(ownFormat !== undefined && { ownFormat }),
    ...(pattern !== undefined &&
      example !== undefined && { zip: { pattern: new RegExp(`^(?:${pattern})$`, 'i'), example } }),
  };
};

export const addressRuleOf = (country: string): AddressRule => ruleOf(rows[country] ?? fallback);

export const hasState = ({ format }: AddressRule) => format.includes('%S');
export const hasZip = ({ format }: AddressRule) => format.includes('%Z');
