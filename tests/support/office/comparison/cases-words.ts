import { paragraph, r, run } from '#tests/support/office/word-markup.ts';
import { type ComparisonCase, inBody } from './comparison-case.ts';

/** One text with other words. */
const reworded = (name: string, older: string, newer: string, expected: string) =>
  inBody(
    name,
    ['Before it.', older, 'After it.'],
    ['Before it.', newer, 'After it.'],
    [`changed: ${expected}`],
  );

export const wordCases: ComparisonCase[] = [
  reworded(
    'a word changed',
    'Wash your hands with warm water.',
    'Wash your hands with cold water.',
    'Wash your hands with [-warm-][+cold+] water.',
  ),
  reworded(
    'a number changed',
    'Scrub for 20 seconds.',
    'Scrub for 30 seconds.',
    'Scrub for [-20-][+30+] seconds.',
  ),
  reworded(
    'a temperature with its fraction changed',
    'Keep food at 41.5 °F or below.',
    'Keep food at 41.0 °F or below.',
    'Keep food at [-41.5-][+41.0+] °F or below.',
  ),
  reworded(
    'two numbers changed in one sentence',
    'Cool from 135 °F to 70 °F within 2 hours.',
    'Cool from 140 °F to 70 °F within 3 hours.',
    'Cool from [-135-][+140+] °F to 70 °F within [-2-][+3+] hours.',
  ),
  reworded(
    'a word added in the middle',
    'Dry your hands with a towel.',
    'Dry your hands with a clean towel.',
    'Dry your hands with a [+clean +]towel.',
  ),
  reworded(
    'a word removed at the beginning',
    'Always report spills to the manager.',
    'report spills to the manager.',
    '[-Always -]report spills to the manager.',
  ),
  reworded(
    'words added at the end',
    'Label every container.',
    'Label every container with its date.',
    'Label every container[+ with its date+].',
  ),
  reworded(
    'a sentence added',
    'Close the valve. Lock it.',
    'Close the valve. Hang the tag. Lock it.',
    'Close the valve. [+Hang the tag. +]Lock it.',
  ),
  reworded(
    'a sentence removed',
    'Check the seal. Write it down. Sign the sheet.',
    'Check the seal. Sign the sheet.',
    'Check the seal. [-Write it down. -]Sign the sheet.',
  ),
  reworded(
    'two words that follow each other changed, as one change',
    'Serve the hot soup at once.',
    'Serve the cold salad at once.',
    'Serve the [-hot soup-][+cold salad+] at once.',
  ),
  reworded(
    'a "not" added, which turns the sentence around',
    'Gloves may be washed and used again.',
    'Gloves may not be washed and used again.',
    'Gloves may [+not +]be washed and used again.',
  ),
  reworded(
    'most of a sentence written anew, of which "the" is not kept',
    'When the work is over, call every person on the top list and open the main valve.',
    'When the work is over, count heads at the front gate and open the main valve.',
    'When the work is over, [-call every person on the top list-][+count heads at the front gate+] and open the main valve.',
  ),
  reworded(
    'letter case changed',
    'Tell the person in charge at once.',
    'Tell the Person in Charge at once.',
    'Tell the [-person-][+Person+] in [-charge-][+Charge+] at once.',
  ),
  reworded(
    'punctuation changed',
    'Stop, look, listen.',
    'Stop; look, listen!',
    'Stop[-,-][+;+] look, listen[-.-][+!+]',
  ),
  reworded(
    'straight quotes made curly',
    'Write "void" across the label.',
    'Write “void” across the label.',
    'Write [-"-][+“+]void[-"-][+”+] across the label.',
  ),
  reworded(
    'a hyphen put between two words',
    'Use the walk in cooler for dairy products.',
    'Use the walk-in cooler for dairy products.',
    'Use the walk[- -][+-+]in cooler for dairy products.',
  ),
  reworded(
    'an address of mail changed',
    'Write to safety@acme.test about every accident.',
    'Write to health@acme.test about every accident.',
    'Write to [-safety-][+health+]@acme.test about every accident.',
  ),
  reworded(
    'a contraction written out',
    "Don't use the lift in case of fire.",
    'Do not use the lift in case of fire.',
    "[-Don't-][+Do not+] use the lift in case of fire.",
  ),
  reworded(
    'an accent added',
    'Ask the chef about the puree today.',
    'Ask the chef about the purée today.',
    'Ask the chef about the [-puree-][+purée+] today.',
  ),
  reworded('a letter corrected in a short text', 'Recieving', 'Receiving', '[-Recieving-][+Receiving+]'),
  reworded(
    'a Chinese word changed',
    '员工每天必须洗手三次。',
    '员工每周必须洗手三次。',
    '员工[-每天-][+每周+]必须洗手三次。',
  ),
  reworded(
    'a Japanese word changed',
    '手を石鹸で洗ってください。',
    '手を温水で洗ってください。',
    '手を[-石鹸-][+温水+]で洗ってください。',
  ),
  reworded('a Thai word changed', 'ล้างมือด้วยสบู่', 'ล้างมือด้วยน้ำ', 'ล้างมือด้วย[-สบู่-][+น้ำ+]'),
  reworded(
    'an Arabic word changed',
    'اغسل يديك بالماء الدافئ',
    'اغسل يديك بالماء البارد',
    'اغسل يديك بالماء [-الدافئ-][+البارد+]',
  ),
  reworded(
    'a Hebrew word changed',
    'שטפו ידיים במים חמים',
    'שטפו ידיים במים קרים',
    'שטפו ידיים במים [-חמים-][+קרים+]',
  ),
  reworded(
    'a Cyrillic word changed',
    'Мойте руки тёплой водой.',
    'Мойте руки холодной водой.',
    'Мойте руки [-тёплой-][+холодной+] водой.',
  ),
  reworded(
    'an emoji of several characters changed',
    'Served by 👩‍🍳 today, ask for help.',
    'Served by 👨‍🍳 today, ask for help.',
    'Served by [-👩‍🍳-][+👨‍🍳+] today, ask for help.',
  ),
  inBody(
    'a line broken in two',
    ['Main Street 1, Springfield'],
    [paragraph(r('Main Street 1,') + run('<w:br/>') + r('Springfield'))],
    ['changed: Main Street 1,[- -][+\n+]Springfield'],
  ),
];
