/** Excel takes a longer header for damaged. */
const MAX_LENGTH = 255;
/** So much of what is said fits in any case. */
const MAX_TEXT = 100;

/** A sign that means something in a header is written twice to be printed. */
const literal = (text: string) => Array.from(text).slice(0, MAX_TEXT).join('').replaceAll('&', '&&');

/** The parts of a header as Excel writes them: `&L` left, `&C` middle, `&R` right; what comes before any is in the middle. */
const SECTION = /&([LCR])/;

/** A header that says it in the middle, above what stood there. */
export const sayInHeader = (header: string, text: string, colour: string) => {
  const sections = { L: '', C: '', R: '' };
  let current: keyof typeof sections = 'C';
  for (const piece of header.split(/(&.)/s)) {
    const section = SECTION.exec(piece)?.[1] as keyof typeof sections | undefined;
    if (section) current = section;
    else sections[current] += piece;
  }
  const stamp = `&"-,Bold"&K${colour}${literal(text)}`;
  // What stood there begins with the look that headers have by themselves.
  const middle = sections.C === '' ? stamp : `${stamp}\n&"-,Regular"&K000000${sections.C}`;
  const written = (center: string) =>
    [sections.L && `&L${sections.L}`, `&C${center}`, sections.R && `&R${sections.R}`].join('');
  const whole = written(middle);
  if (whole.length <= MAX_LENGTH) return whole;
  const without = written(stamp);
  return without.length <= MAX_LENGTH ? without : `&C${stamp}`;
};
