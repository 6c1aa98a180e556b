/** What the inputs of answers say. */
export const copy = {
  needed: 'Your documents need this answer.',
  yes: 'Yes',
  no: 'No',
  choose: 'Choose one',
  none: 'None of these',
  clear: 'Clear this answer',
  list: {
    add: 'Add a row',
    none: 'There is nothing to list',
    full: (most: number) => `There may be ${most} rows at most.`,
    pasteHint: 'Rows of a spreadsheet can be pasted into any cell.',
    cell: (column: string, row: number) => `${column}, row ${row}`,
    row: (row: number) => `Row ${row}`,
    up: (row: number) => `Move row ${row} up`,
    down: (row: number) => `Move row ${row} down`,
    remove: (row: number) => `Remove row ${row}`,
    added: (count: number) => (count === 1 ? 'Row added. 1 row.' : `Row added. ${count} rows.`),
    removed: (count: number) =>
      count === 1 ? 'Row removed. 1 row left.' : `Row removed. ${count} rows left.`,
    moved: (place: number, count: number) => `Now row ${place} of ${count}.`,
    pasted: (count: number) => (count === 1 ? '1 row pasted.' : `${count} rows pasted.`),
    leftOut: (count: number, most: number) =>
      `${count === 1 ? '1 row was' : `${count} rows were`} left out: there may be ${most} at most.`,
    unfit: (count: number) =>
      `${count === 1 ? '1 cell was' : `${count} cells were`} left empty, because the column cannot hold what was in ${count === 1 ? 'it' : 'them'}.`,
  },
} as const;
