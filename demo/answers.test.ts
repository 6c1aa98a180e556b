import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/contract/question.ts';
import { makePng } from '#tests/support/office/make-png.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { sampleValues } from '#tests/support/office/sample-values.ts';
import { demoQuestions, documentsFolder } from './catalogue.ts';
import { fillDemo } from './fill-demo.ts';
import { reversedAnswers } from './reversed-answers.ts';

const wordsOf = (path: string, answers: Answers = {}) => {
  const file = readFileSync(join(documentsFolder, path));
  const filled = fillDemo({ path, file, values: sampleValues, logo: makePng(30, 10), answers });
  return paragraphsOf(readPackage(filled).xml('word/document.xml')).join('\n');
};

describe('the demo documents', () => {
  test('leave out what a kitchen does not have, and the list of contacts of one that names none', () => {
    const cleaning = 'food-and-beverage/Cleaning and Sanitizing.docx';
    const opening = 'food-and-beverage/Kitchen Opening and Closing.docx';
    const reversed = reversedAnswers(demoQuestions);
    expect(wordsOf(cleaning)).toMatch(/Quat strip[^]*Fryers/);
    expect(wordsOf(cleaning, reversed)).not.toMatch(/Quat strip|Fryers/);
    expect(wordsOf(cleaning, reversed)).toContain('Iodine strip');
    expect(wordsOf(opening)).toMatch(/Who\nFor what\nTelephone\nEmergency services\n.*\n911\nPoison Control/);
    expect(wordsOf(opening, reversed)).not.toContain('Telephone');
    expect(wordsOf(opening, reversed)).toContain('In an emergency call 911');
  });

  test('say nothing of children to a clinic that sees none', () => {
    const vitalSigns = 'healthcare/Vital Signs and Escalation.docx';
    expect(wordsOf(vitalSigns)).toMatch(/Children: usual values[^]*Newborn to 3 months/);
    expect(wordsOf(vitalSigns, { sees_children: false })).not.toMatch(/child|infant|newborn|Fever to/i);
  });
});
