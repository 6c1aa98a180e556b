import type { Sop } from '#demo/sop.ts';
import {
  blankTable,
  blocksIf,
  bullets,
  callout,
  fields,
  ifSo,
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

export const chemicalSafety: Sop = {
  number: 'MF-306',
  title: 'Chemical Safety and Hazard Communication',
  kind: 'Program and procedure · Occupational health',
  owner: '{{safety_manager}}',
  review: '12 months after the effective date',
  signers: ['{{safety_manager}}', 'Production manager'],
  revision: 'First issue. Written program under OSHA 29 CFR 1910.1200.',
  sections: [
    section(
      'Purpose and scope',
      text(
        'Everyone at {{business_name}} has the right to know the hazards of the chemicals they work with, and the duty to use that knowledge. This is the written hazard communication program for {{full_address}}. It covers all hazardous chemicals in normal use and foreseeable emergencies, including those of contractors.',
      ),
    ),
    section(
      'Responsibilities',
      roles(`
{{safety_manager}} | Owns the program and the list of chemicals, approves new ones, keeps safety data sheets (SDS), trains.
Purchasing | Orders only approved chemicals; asks for the SDS with the first order.
Supervisor | Keeps labels, storage and protective equipment in order; stops work when they are not.
Employee | Reads label and SDS before first use, wears what they ask for, reports spills, exposure and unlabeled containers.
Contractor | Brings SDS before bringing chemicals; learns ours at sign-in.`),
    ),
    section(
      'Approval of a chemical',
      steps(
        'Action 74 | Who 26',
        `
Request with product, use, amount, SDS. Ask whether a safer product does the job. | Requester
Assess: health and fire hazards, exposure limits, ventilation, protective equipment, storage class, waste, emergency. | {{safety_manager}}
Approve with conditions, add to the list, file the SDS, train users **before** the first delivery. | {{safety_manager}}
On delivery compare the label with the SDS; refuse containers that leak or have no label. | Receiver
Each year remove what is no longer used, and update SDS older than three years. | Supervisor, {{safety_manager}}`,
      ),
    ),
    section(
      'Labels',
      text(
        'Original containers keep the supplier’s label: product identifier, signal word, pictograms, hazard and precautionary statements, supplier. Any other container is labeled before it is filled.',
      ),
      named(
        'Pictogram 24 | Hazards 44 | Typical products here 32',
        `
Flame | Flammable, self-heating, emits flammable gas | ${ifSo('chemicals_stored includes "Flammable liquids" or chemicals_stored includes "Aerosols"', 'Solvents, aerosols, thinner', 'None stored here')}
Flame over circle | Oxidizer: feeds a fire | ${ifSo('chemicals_stored includes "Oxidizers"', 'Peroxide, pool chlorine, oxygen', 'None stored here')}
Gas cylinder | Gas under pressure | ${ifSo('chemicals_stored includes "Compressed gas"', 'Argon, CO₂, acetylene', 'None stored here')}
Corrosion | Burns skin and eyes, eats metal | ${ifSo('chemicals_stored includes "Acids" or chemicals_stored includes "Bases"', 'Acids, caustic cleaner, etchant', 'None stored here')}
Exploding bomb | Explosive, self-reactive | None permitted
Skull and crossbones | Fatal or toxic in small amounts | Plating salts, by permit only
Exclamation mark | Irritant, narcotic, sensitizer | Coolant, adhesive, detergent
Health hazard | Cancer, reproductive or organ damage, asthma | Isocyanates, welding fume, silica
Environment | Toxic to water life | Biocides, some paints`,
      ),
      bullets(
        'A secondary container carries at least the product’s name and its hazards in words or pictograms. Only a container that stays in the hand of the person who filled it, for one shift, may go without.',
      ),
    ),
    section(
      'Safety data sheets',
      text(
        'All SDS are open on the tablet at each first-aid station and printed in the red binder in case of power failure. No password, no permission needed. The sections that matter first:',
      ),
      table(
        'Section 12 | Content 42 | Read it when 46',
        `
2 | Hazards, label elements | Before first use
4 | First aid | Somebody is exposed; hand it to the ambulance
5 and 6 | Fire and spill | Before storage, and in an emergency
7 | Handling, storage, incompatibilities | Before placing it on a shelf
8 | Exposure limits, protective equipment | Before choosing gloves and mask
10 | Stability, reactivity | Before mixing or heating
13 | Disposal | Before anything is thrown away`,
        { isFirstBold: true },
      ),
    ),
    section(
      'Storage',
      named(
        'Class 24 | Store 44 | Never with 32',
        `
${ifSo('chemicals_stored includes "Flammable liquids"', 'Flammable liquids | Approved cabinet, at most 60 gallons (categories 1 to 3) per cabinet; bonded and grounded when pouring | Oxidizers, ignition sources')}
${ifSo('chemicals_stored includes "Acids"', 'Acids | Low shelf, tray, ventilated | Bases, cyanides, metals')}
${ifSo('chemicals_stored includes "Bases"', 'Bases | Low shelf, tray | Acids, aluminum')}
${ifSo('chemicals_stored includes "Oxidizers"', 'Oxidizers | Cool, dry, on metal or concrete | Wood, oil, solvents')}
${ifSo('chemicals_stored includes "Compressed gas"', 'Compressed gas | Upright, chained at two-thirds height, capped; oxygen 20 feet from fuel gas or a 5-foot wall rated ½ hour | Heat, corridors')}
${ifSo('chemicals_stored includes "Aerosols"', 'Aerosols | Cage or cabinet, below 120 °F | Heaters, sunlight')}
Waste | Closed, labeled “Hazardous waste”, hazard and start date | Anything incompatible`,
      ),
    ),
    section(
      'Working with chemicals',
      steps(
        'Action 76 | Accept if 24',
        `
Read label and SDS sections 2, 7 and 8. Ask if anything is unclear. | Understood
Put on the gloves, goggles, apron and respirator that the task sheet names; check gloves for holes and time of use. | Fits, clean
Switch on local exhaust; check that it pulls a ribbon. Know the way to eyewash, shower, extinguisher. | Within 10 seconds’ reach
Pour slowly, over a tray.${ifSo('chemicals_stored includes "Acids"', ' Acid into water, never water into acid.')} | No splash
Close containers at once. Never use food bottles. | Lids on
Wash hands before breaks. No food, drink or phones in the area. | Clean hands`,
      ),
    ),
    section(
      'Spills and exposure',
      callout(
        'Leave, close, call',
        'Unknown substance, more than one gallon of a flammable or toxic liquid, any gas release, fire, or anybody hurt: leave the area, close doors, call 911 and the {{safety_manager}}, meet at the assembly point. Nobody goes back for belongings.',
      ),
      subheading('Small spills of known substances'),
      steps(
        'Action 100',
        `
Warn others, remove ignition sources, ventilate. Fetch the spill kit and the SDS.
Put on the protective equipment of section 8 of the SDS. Protect drains first.
Ring the spill with absorbent from the outside to the inside; neutralize only if the SDS says so.
Collect with a non-sparking scoop into a labeled container; clean the surface; hand it in as waste.
Refill the kit, write the report the same day.`,
      ),
      subheading('First aid'),
      table(
        'Exposure 18 | First minute 50 | Then 32',
        `
Eyes | Eyewash, lids held open, 15 minutes; remove contact lenses while rinsing | Doctor, with the SDS
Skin | Safety shower, clothes off, 15 minutes | Burn or pain: doctor
Breathing | Fresh air, sit up; rescuers protect themselves first | 911 if short of breath
Swallowed | Rinse mouth; do not induce vomiting | Poison Help 1-800-222-1222`,
        { isFirstBold: true },
      ),
      ...blocksIf('emergency_contacts', [
        subheading('Whom to call'),
        named(
          'Who 34 | For what 40 | Telephone 26',
          '{{#each emergency_contacts}}{{name}} | {{role}} | {{phone}}{{/each}}',
          { rowHeightInTwips: 380 },
        ),
      ]),
    ),
    section(
      'Checks, training and records',
      bullets(
        'Eyewashes and showers are activated weekly and inspected yearly: tepid water (60 to 100 °F), hands-free valve, 15 minutes of flow.',
        'Training before first assignment and with every new hazard: this program, labels, SDS, protection, emergencies; with questions to answer, in a language the employee understands.',
      ),
      records(`
List of chemicals, SDS (also of discontinued products) | {{safety_manager}} | 30 years
Exposure measurements, medical records | {{safety_manager}} | Employment plus 30 years
Training | {{safety_manager}} | Employment plus 3 years
Eyewash checks, spill reports | Supervisor | 3 years`),
    ),
  ],
  attachments: [
    onNewPage(
      'landscape',
      'Form: list of hazardous chemicals',
      fields('Area | Supervisor | Updated on | Red binder checked by'),
      blankTable(
        'Product name as on the label 24 | Supplier 14 | Used for 16 | Hazards (pictograms) 14 | Largest amount 10 | Stored at 10 | SDS date 9 | Gloves, mask 11',
        12,
        400,
      ),
    ),
  ],
};
