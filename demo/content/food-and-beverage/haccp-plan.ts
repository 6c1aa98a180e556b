import type { Sop } from '#demo/sop.ts';
import {
  bullets,
  callout,
  definitions,
  facts,
  named,
  onNewPage,
  records,
  roles,
  section,
  steps,
  subheading,
  table,
  text,
} from '#demo/writing.ts';
import { having } from './having.ts';
import { haccpForms } from './haccp-forms.ts';

export const haccpPlan: Sop = {
  number: 'FS-107',
  title: 'HACCP Plan',
  kind: 'Plan · Food safety',
  owner: 'HACCP team leader',
  review: '12 months after the effective date, and at every change of menu, equipment or supplier',
  moreFacts: [['Contact', '{{email}}  {{website}}']],
  signers: ['HACCP team leader', '{{person_in_charge}}', 'Purchasing lead'],
  revision: 'First issue, for the processes no-cook, same-day and complex.',
  sections: [
    section(
      'Purpose',
      text(
        'Hazard Analysis and Critical Control Points (HACCP) is a way to prevent foodborne illness instead of discovering it. This plan describes how {{business_name}} applies its seven principles to the food made at {{full_address}}. It follows the FDA manual for the voluntary use of HACCP principles by retail and food-service operators, which groups dishes by process instead of by recipe.',
      ),
    ),
    section(
      'Scope',
      text(
        'All menu items from receiving to service, takeout and catering within two hours of the kitchen. Special processes (reduced-oxygen packaging, curing, smoking for preservation, acidified rice, juice packaged for sale) are not covered: each needs a variance from the health department before it is begun.',
      ),
    ),
    section(
      'HACCP team',
      roles(`
Team leader | Certified food protection manager. Leads the hazard analysis, trains, verifies, changes this plan.
{{person_in_charge}} | Knows processes and equipment; responsible for monitoring and corrective action on each shift.
Purchasing lead | Knows suppliers, specifications and recalls.
Service manager | Knows how food is held, plated, packed and delivered, and what guests ask for.
{{first_name}} {{last_name}} | Provides people, time and equipment; approves the plan.`),
    ),
    section(
      'Definitions',
      definitions(`
Hazard | A biological, chemical or physical agent that is reasonably likely to cause illness or injury if it is not controlled.
Control measure | What prevents or removes a hazard, or reduces it to an acceptable level.
Critical control point (CCP) | A step at which control is essential, because no later step makes good what was missed.
Critical limit | The value that must be met at a CCP for the food to be safe.
Prerequisite program | The everyday conditions on which the plan rests: hygiene, cleaning, suppliers, maintenance, pest control.
Verification | Checks, other than monitoring, that the plan is followed and that it works.`),
    ),
    section(
      'Prerequisite programs',
      table(
        'Program 34 | Document 30 | Verified by 36',
        `
Opening and closing of the kitchen | FS-101 | Weekly review of checklists
Approved suppliers and receiving | FS-102 | Monthly review of the receiving log
Cold and hot holding | FS-103 | Daily review of the temperature log
Cooking, cooling and reheating | FS-104 | Weekly verification of one batch
Allergen control | FS-105 | Monthly test order
Cleaning and sanitizing | FS-106 | Weekly white-towel test
Employee health and hygiene | FS-108 | Signed agreements, observation
Pest control | Contract and trap map | Monthly report of the contractor
Maintenance and thermometers | Equipment file | Calibration every six months
Water and ice | Utility report, filter dates | Yearly test, filter log`,
      ),
    ),
    section(
      'Product description and intended use',
      facts(
        ['Products', 'Meals served hot or cold, side dishes, desserts, beverages'],
        ['Guests', 'The general public, including children, older adults and pregnant guests'],
        ['Service', 'Table service, takeout in closed containers, catering'],
        ['Shelf life', 'Immediate use; prepared food at most seven days at {{cooler_limit}}'],
        ['Labels', 'Takeout: product, date, allergens. Menu: consumer advisory'],
        ['Distribution', 'By our own staff, in insulated carriers, within two hours'],
      ),
    ),
    section(
      'Process groups and flow',
      text(
        'Every dish belongs to one of three processes, counted by how often it passes through the danger zone between {{cooler_limit}} and {{hot_holding_limit}}.',
      ),
      named(
        'Process 18 | Flow 52 | Examples from the menu 30',
        `
1 No cook | Receive – store – prepare – **hold cold** – serve | Green salads, ceviche from frozen-treated fish, cheese boards, cut fruit
2 Same day | Receive – store – prepare – **cook** – **hold hot** – serve | Burgers, ${having('Grill or griddle', 'grilled', 'baked')} fish, eggs, ${having('Fryer', 'fried chicken, ')}vegetables
3 Complex | Receive – store – prepare – **cook** – **cool** – store – **reheat** – **hold hot** – serve | Soups, chili, braised meat, rice dishes, sauces, lasagna`,
      ),
      text(
        'Steps in bold are critical control points. Receiving is a control point governed by FS-102; for shellfish, and for fish served raw, it is a critical control point as well.',
      ),
    ),
    section(
      'How critical control points were found',
      text(
        'For every significant hazard at every step the team answered the four questions below in order. A step became a critical control point only where the answers led there; all other hazards are held by the prerequisite programs of section 5.',
      ),
      table(
        'Question 64 | If yes 18 | If no 18',
        `
**1.** Is there a control measure for the hazard at this step? If not, is control here necessary for safety? If it is, change the step, the process or the product. | Go to 2 | Not a CCP
**2.** Is the step designed to remove the hazard or to reduce it to an acceptable level? | **CCP** | Go to 3
**3.** Could contamination occur here or increase to an unacceptable level? | Go to 4 | Not a CCP
**4.** Will a later step remove the hazard or reduce it to an acceptable level? | Not a CCP | **CCP**`,
      ),
      subheading('Worked examples'),
      bullets(
        '**Chicken, cooked to order.** Salmonella is likely in raw poultry. Cooking is designed to remove it (question 2: yes), so cooking is CCP 2. The cooler before it is not: a later step removes the hazard (question 4: yes).',
        '**Chicken salad.** After cooking nothing removes Listeria again. In cold holding it could increase (question 3: yes), and no later step follows (question 4: no), so cold holding is CCP 5.',
        '**Chili.** Spores of Clostridium perfringens survive cooking and grow during slow cooling (question 3: yes). Reheating kills the cells, yet not every toxin that Bacillus cereus may have formed in the rice served with it, so cooling is CCP 3 in its own right.',
        '**Metal from a can opener.** Possible, but prevented by a daily inspection of the blade; the team judged it to be a matter of maintenance, not a CCP.',
      ),
      callout(
        'Changes begin here',
        'A new dish, a new supplier of raw or ready-to-eat food, another recipe yield or a new piece of equipment goes through these questions before its first day of sale. The team leader adds the result to the hazard analysis and raises the revision.',
      ),
    ),
    onNewPage(
      'landscape',
      'Hazard analysis',
      text(
        'For each step the team asked: which hazards can be introduced, grow or survive here; how severe and how likely are they; which measure controls them; and does any later step remove them?',
      ),
      table(
        'Step 11 | Hazard (B biological, C chemical, P physical) 29 | Severity and likelihood 14 | Control measure 32 | CCP 14',
        `
Receive | B: Vibrio, norovirus in raw shellfish; parasites in fish served raw | High, medium | Certified dealers, tags, freezing letter, 45 °F | CCP 1, these foods
Receive | B: growth of Salmonella, Listeria in warm deliveries | High, low | Delivery temperature by FS-102 | No, cooking or cold holding follows
Receive | C: histamine in tuna, mahi-mahi, mackerel | High, low | {{cooler_limit}} or below, supplier’s time record | CCP 1, these foods
Store | B: growth; cross-contamination from raw meat | High, medium | {{cooler_limit}}, shelf order, covered containers | Yes for process 1 (CCP 5)
Store | C: cleaning agents beside food | Medium, low | Separate locked cabinet | No, prerequisite
Prepare | B: contamination from hands and boards${having('Slicer', ', slicer')} | High, medium | Hand washing, gloves, color-coded boards | No, prerequisite
Prepare | C: undeclared allergens by cross-contact | High, medium | FS-105, purple kit, matrix | No, prerequisite with log
Prepare | P: metal from openers and scrubbers, bone, glass | Medium, low | Inspection of tools, no glass at stations | No, prerequisite
Cook | B: survival of Salmonella, E. coli O157, Campylobacter | High, high if undercooked | Time and temperature by FS-104 | **CCP 2**
Cool | B: growth of Clostridium perfringens and Bacillus cereus from spores | High, high in deep pans | {{hot_holding_limit}} to 70 °F in 2 hours, to {{cooler_limit}} in 4 more | **CCP 3**
Reheat | B: survival of cells that grew during storage | High, medium | 165 °F for 15 seconds within 2 hours | **CCP 4**
Hold cold | B: growth of Listeria, Salmonella, Staphylococcus | High, medium | {{cooler_limit}} or below, seven days | **CCP 5**
Hold hot | B: growth of C. perfringens, B. cereus | High, medium | {{hot_holding_limit}} or above, stirred, covered | **CCP 6**
Serve, pack | B: contamination by ill staff; C: wrong allergen plate | High, low | FS-108, FS-105, utensils | No, prerequisite`,
      ),
    ),
    onNewPage(
      'landscape',
      'HACCP control chart',
      text('One row per critical control point. A copy of this chart hangs at the line and in the office.'),
      named(
        'CCP 11 | Critical limit 20 | Monitoring: what, how, when, who 27 | Corrective action 24 | Verification and record 18',
        `
CCP 1 Receiving of shellfish and of fish served raw | Tag or freezing letter present; 45 °F air for shellfish, {{cooler_limit}} for fish | Tag, letter and temperature of each lot, probe and eyes, at the door, receiver | Refuse the lot. If already stored: tag “Do not use”, call the supplier. | Weekly review by purchasing lead // Receiving log, tags
CCP 2 Cooking | Poultry 165 °F; ground meat 155 °F for 17 s; whole meat, fish, eggs 145 °F for 15 s | Center temperature, tip-sensitive probe, every batch, cook | Cook on and measure again; discard if burned or if cooking was interrupted over 4 hours. | Manager repeats three readings a week // Cooking check sheet
CCP 3 Cooling | {{hot_holding_limit}} to 70 °F within 2 h; 70 °F to {{cooler_limit}} within 4 h more | Center temperature at 1, 2, 4 and 6 hours, probe, each batch, cook | At 2 h above 70 °F: reheat to 165 °F once and start again. At 6 h above {{cooler_limit}}: discard. | Weekly follow-up of one batch // Cooling log
CCP 4 Reheating | 165 °F for 15 s within 2 h; packaged ready-to-eat {{hot_holding_limit}} | Center temperature, probe, each batch, line cook | Heat on until 165 °F; discard after 2 hours. | Daily review of the log // Reheating log
CCP 5 Cold holding | {{cooler_limit}} product; 7 days from preparation | Product and air, probe, at opening, 2 p.m. and closing, cook; dates daily, opening lead | Under 4 h: chill to {{cooler_limit}}. Over 4 h, unknown, or past date: discard. | Daily signature; thermometers every six months // Temperature log
CCP 6 Hot holding | {{hot_holding_limit}} product | Center after stirring, probe, every 2 hours, line cook | Under 4 h: reheat to 165 °F once. Over 4 h: discard. | Daily signature // Temperature log`,
      ),
    ),
    onNewPage(
      'portrait',
      'Monitoring',
      bullets(
        'Thermometers are checked at 32 °F in ice water at the start of each day, after a fall, and after a change from very hot to very cold. One that is off by more than 2 °F is not used.',
        'Whoever measures writes time, value and initials at once, in ink. A mistake is crossed out once and initialed, never erased.',
        'A reading that was not taken is written as “missed”, with the reason. Values are never filled in later.',
        'Monitoring is assigned by name on the schedule of each shift. Without a trained person the dish is not made.',
      ),
    ),
    section(
      'Corrective action',
      steps(
        'Action 72 | Who 28',
        `
Stop: take the food off the line and mark it “Hold”. Note the time of the last good reading. | Whoever finds it
Decide by the control chart whether the food is cooked on, reheated, chilled or discarded. If the chart does not answer, discard. | Shift lead
Find the cause: equipment, method, person, recipe, load. Put it right before the next batch. | {{person_in_charge}}
If unsafe food may have been served, call {{first_name}} {{last_name}}, keep a sample, and inform the health department. | {{person_in_charge}}
Write the corrective action report, and check after one week that the cause has not come back. | Team leader`,
      ),
      callout(
        'When in doubt, throw it out',
        'No cook or manager at {{business_name}} is ever blamed for discarding food on a justified doubt. Serving food after a missed critical limit is a reason for dismissal.',
      ),
    ),
    section(
      'Verification',
      table(
        'What 46 | How often 22 | By whom 32',
        `
Review of logs and signatures | Daily | {{person_in_charge}}
Direct observation of one CCP on each shift | Weekly | Team leader
Comparison of thermometers with a certified reference | Every six months | Team leader
Strength of sanitizer${having('Dish machine', ', dish machine')} | Each shift | Dishwasher operator
Internal audit of the whole plan (form in section 18) | Every three months | Team leader, another kitchen’s manager
Validation: do the limits still rest on current science and law? | Yearly, and at each Food Code adoption by {{state}} | Team leader
Management review of results, complaints and recalls | Yearly | {{first_name}} {{last_name}}`,
      ),
    ),
    section(
      'Training',
      named(
        'Who 24 | What 52 | When 24',
        `
All food employees | Hygiene, illness reporting, danger zone, use of a thermometer, this chart | Before the first shift, yearly
Cooks | Limits of CCP 2 to CCP 6, logs, corrective action, with a practical test | Before working alone
Shift leads | Decisions on held food, reports, allergens | Before the first shift as lead
Team leader | Certified food protection manager and HACCP course of 16 hours | Every five years`,
      ),
    ),
    section(
      'Records',
      records(`
This plan with hazard analysis, each version | Team leader | While valid plus 2 years
Monitoring logs of CCP 1 to CCP 6 | {{person_in_charge}} | 12 months
Shellfish tags | {{person_in_charge}} | 90 days
Corrective action reports | Team leader | 2 years
Audits, validation, management reviews | {{first_name}} {{last_name}} | 3 years
Training records | Office of {{business_name}} | Employment plus 1 year`),
    ),
  ],
  attachments: haccpForms,
};
