/** A template to download for each thing that the language can do, and the questions it prints. */
export const exampleTemplates = [
  {
    file: 'values-and-formats.docx',
    shows: 'Values and formats',
    asks: ['cooler_limit', 'person_in_charge'],
  },
  { file: 'condition-in-a-line.docx', shows: 'A condition in a line', asks: ['sees_children'] },
  {
    file: 'condition-around-paragraphs.docx',
    shows: 'A condition around paragraphs, and what stands there otherwise',
    asks: ['kitchen_equipment'],
  },
  {
    file: 'condition-around-table-rows.docx',
    shows: 'A condition around rows of a table',
    asks: ['kitchen_equipment'],
  },
  { file: 'list-as-table-rows.docx', shows: 'A list as rows of a table', asks: ['emergency_contacts'] },
  { file: 'list-as-numbered-steps.docx', shows: 'A list as numbered steps', asks: ['emergency_contacts'] },
  { file: 'condition-around-a-section.docx', shows: 'A condition around a section', asks: ['sees_children'] },
  { file: 'the-document-itself.docx', shows: 'What a document says of itself', asks: [] },
  { file: 'rows-of-a-workbook.xlsx', shows: 'Rows of an Excel workbook', asks: ['emergency_contacts'] },
] as const;

export type ExampleFile = (typeof exampleTemplates)[number]['file'];
