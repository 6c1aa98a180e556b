import type { DocxSpec } from './build-docx.ts';
import { field, fieldChar, instruction, paragraph, r, run } from './word-markup.ts';

type HostileLink = { name: string; code: string; spec: DocxSpec };

const document = (name: string, code: string, spec: DocxSpec): HostileLink => ({ name, code, spec });
const external = (target: string): DocxSpec => ({
  relationships: [{ id: 'rIdEvil', type: 'hyperlink', target, external: true }],
});

/** Links that run something, or tell a computer of the network who follows them. */
export const hostileLinks: HostileLink[] = [
  ...[
    'vnd.sun.star.script:x$y?language=Basic',
    'macro:///Standard.Module1.Main()',
    '.uno:Quit',
    'shell:startup',
    'SHELL%3Astartup',
  ].map((target) => document(`a link to ${target}`, 'dangerous-link', external(target))),
  ...['smb://host/share', '\\\\host\\share', '//host/share', 'file://host/x', 'file:////host/x'].map(
    (target) => document(`a link to ${target}`, 'network-link', external(target)),
  ),
  ...['.uno:Quit', '\\o "tip" shell:startup', '\u201cmacro:///x\u201d'].map((address) =>
    document(`a field HYPERLINK ${address}`, 'dangerous-link', {
      body: paragraph(field([` HYPERLINK ${address}`], r('x'))),
    }),
  ),
  document('a field that links to a share', 'network-link', {
    body: paragraph(
      `<w:fldSimple w:instr="HYPERLINK &quot;\\\\\\\\host\\\\share&quot;">${r('x')}</w:fldSimple>`,
    ),
  }),
  document('a field whose address another field makes', 'dangerous-field', {
    body: paragraph(
      fieldChar('begin') + instruction(' HYPERLINK ') + field(['QUOTE x'], r('x')) + fieldChar('end'),
    ),
  }),
  document('a drawing of an older Word that links to a script', 'dangerous-link', {
    body: paragraph(run('<w:pict><v:shape href="vnd.sun.star.script:x"/></w:pict>')),
  }),
  document('a drawing that runs a program', 'dangerous-link', {
    body: paragraph(run('<w:drawing><a:hlinkClick action="ppaction://program?x"/></w:drawing>')),
  }),
];
