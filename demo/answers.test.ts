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

const filledOf = (path: string, answers: Answers) => {
  const file = readFileSync(join(documentsFolder, path));
  return readPackage(fillDemo({ path, file, values: sampleValues, logo: makePng(30, 10), answers }));
};

const wordsOf = (path: string, answers: Answers = {}) =>
  paragraphsOf(filledOf(path, answers).xml('word/document.xml')).join('\n');

const reversed = reversedAnswers(demoQuestions);

describe('the demo documents', () => {
  test('leave out what a kitchen does not have, and the list of contacts of one that names none', () => {
    const cleaning = 'food-and-beverage/Cleaning and Sanitizing.docx';
    const opening = 'food-and-beverage/Kitchen Opening and Closing.docx';
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

  test('describe only the machines, trucks and chemicals that a plant has, and one shift without handovers', () => {
    const lockout = 'manufacturing/Lockout and Tagout.docx';
    const forklifts = 'manufacturing/Forklift Pre-Shift Inspection.docx';
    const chemicals = 'manufacturing/Chemical Safety and Hazard Communication.docx';
    expect(wordsOf(lockout)).toMatch(/Pneumatic[^]*Shift change/);
    expect(wordsOf(lockout, reversed)).not.toMatch(/Pneumatic|Hydraulic|shift.change/i);
    expect(wordsOf(forklifts, { forklift_power: ['Battery'] })).not.toMatch(/propane|diesel/i);
    expect(wordsOf(forklifts, { shifts_per_day: 3 })).toContain(
      'each day and, because they run around the clock',
    );
    expect(wordsOf(chemicals)).toMatch(/Whom to call\n.*\n.*\n.*\nEmergency services/);
    expect(wordsOf(chemicals, { chemicals_stored: ['Acids'] })).not.toMatch(/^Oxidizers|^Compressed gas/m);
  });

  test('print the deadlines that the data of a company ask for, and whom it reaches in an incident', () => {
    const plan = 'information-and-technology/Security Incident Response Plan.docx';
    const contacts = [{ role: 'Commander', name: 'Ann Lee', phone: '555-0101', second_way: 'Home' }];
    expect(wordsOf(plan)).toMatch(/HIPAA[^]*GDPR/);
    expect(wordsOf(plan, { data_kinds: [] })).not.toMatch(/HIPAA|GDPR|Acquiring bank|Payment processor/);
    expect(wordsOf(plan, { incident_contacts: contacts })).toContain('Commander\nAnn Lee\n555-0101\nHome\n');
  });

  test('check the brakes and the trailers that a fleet has, in the checklist, too', () => {
    const inspection = 'transportation/Driver Pre-Trip and Post-Trip Inspection.docx';
    expect(wordsOf(inspection)).toMatch(/Air brake test[^]*Combination/);
    expect(wordsOf(inspection, reversed)).not.toMatch(/air brake|trailer|combination|psi/i);
    expect(wordsOf(inspection, reversed)).toContain('Pump the pedal three times');
    const path = 'transportation/Vehicle Inspection Checklist.xlsx';
    const sheet = filledOf(path, reversed).xml('xl/worksheets/sheet1.xml');
    expect(sheet).not.toMatch(/Fifth wheel|underride/);
    expect(sheet).toContain('ROWS(C10:C27)');
  });
});
