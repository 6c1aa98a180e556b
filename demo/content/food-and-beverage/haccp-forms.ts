import type { Section } from '#demo/sop.ts';
import { blankTable, fields, onNewPage, subheading, table, text } from '#demo/writing.ts';

export const haccpForms: Section[] = [
  onNewPage(
    'portrait',
    'Form: corrective action report',
    fields('Report no. | Date and time | Reported by\nCCP | Product and batch | Amount affected'),
    fields('What was found: value, limit, time of the last good reading', 1200),
    fields('What was done with the food: cooked on, reheated, chilled, discarded, recalled', 1200),
    fields('Cause', 1100),
    fields('Action to prevent it from coming back, by whom and until when', 1400),
    fields('Checked after one week: result', 900),
    table('Role 30 | Name and signature 46 | Date 24', '{{person_in_charge}} | | \nTeam leader | | ', {
      rowHeightInTwips: 480,
      isFirstBold: true,
    }),
  ),
  onNewPage(
    'portrait',
    'Form: internal audit',
    fields('Date | Auditor | Shift observed'),
    subheading('Answer yes or no; write the evidence, not an opinion'),
    blankTable(
      'Question 58 | Yes 7 | No 7 | Evidence 28',
      `
Is the control chart posted at the line, in its current revision?
Are all monitoring logs of the last 30 days complete, initialed and reviewed?
Do three cooks, asked at random, name the limits of the CCPs they work at?
Does an observed cooking check follow the method (thickest part, clean probe)?
Is there one complete cooling record for each batch in the cooler?
Are cold-held products at {{cooler_limit}} or below in the warmest unit?
Are hot-held products at {{hot_holding_limit}} or above in every pan?
Are prepared foods dated and within seven days?
Are thermometers accurate today in ice water?
Was each missed limit followed by a corrective action report?
Did corrective actions of the last audit remove their causes?
Are new dishes or suppliers included in the hazard analysis?
Are shellfish tags and freezing letters complete?
Are employee health agreements signed by everyone on duty?`,
      430,
    ),
    fields('Result and actions agreed, with dates', 1000),
  ),
  onNewPage(
    'landscape',
    'Form: cooking check sheet (CCP 2)',
    fields('Date | Shift | Thermometer no. and ice-point reading | Reviewed by'),
    blankTable(
      'Time 8 | Product 22 | Batch size 10 | Limit °F 9 | First reading °F 10 | Second reading °F 10 | Cooked on until °F 11 | Action 12 | Initials 8',
      12,
      420,
    ),
    text(
      'Limits: poultry 165 °F; ground meat 155 °F for 17 seconds; whole meat, fish and eggs 145 °F for 15 seconds; vegetables for hot holding {{hot_holding_limit}}.',
    ),
  ),
];
