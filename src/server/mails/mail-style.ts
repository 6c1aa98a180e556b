import type { CSSProperties } from 'react';

const color = {
  ink: '#12201b',
  body: '#3d4a45',
  quiet: '#5a6761',
  desk: '#eef1ec',
  paper: '#ffffff',
  line: '#d5dbd4',
  marker: '#ffe066',
} as const;

/** Mail clients load no fonts of ours: the reader's own, led by one that Outlook knows, or it falls back to serifs. */
const sans = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif";
const mono = "Consolas,ui-monospace,SFMono-Regular,Menlo,'Courier New',monospace";

function amountCell(ink: string) {
  return {
    padding: '9px 0',
    color: ink,
    fontSize: '16px',
    lineHeight: '24px',
    verticalAlign: 'top',
  } as const;
}

export const style = {
  desk: { margin: 0, padding: '32px 12px', backgroundColor: color.desk, fontFamily: sans },
  column: { maxWidth: '600px' },
  sheet: {
    padding: '32px',
    backgroundColor: color.paper,
    border: `1px solid ${color.line}`,
    borderRadius: '4px',
  },
  titleBlock: { borderCollapse: 'collapse', marginBottom: '28px' },
  logo: {
    width: '1%',
    padding: '14px 20px',
    border: `1px solid ${color.ink}`,
    backgroundColor: color.marker,
    color: color.ink,
    fontSize: '15px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    textAlign: 'center',
  },
  title: {
    padding: '14px',
    border: `1px solid ${color.ink}`,
    color: color.ink,
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
  facts: {
    width: '1%',
    padding: '10px 14px',
    border: `1px solid ${color.ink}`,
    color: color.ink,
    fontFamily: mono,
    fontSize: '12px',
    lineHeight: '19px',
    whiteSpace: 'pre',
  },
  paragraph: { margin: '0 0 16px', color: color.body, fontSize: '16px', lineHeight: '25px' },
  note: { margin: '24px 0 0', color: color.quiet, fontSize: '14px', lineHeight: '21px' },
  codeBox: { margin: '24px auto' },
  code: {
    padding: '10px 14px 10px 22px',
    backgroundColor: color.marker,
    color: color.ink,
    fontFamily: mono,
    fontSize: '40px',
    lineHeight: '48px',
    fontWeight: 700,
    letterSpacing: '8px',
    userSelect: 'all',
  },
  cover: { borderCollapse: 'collapse', margin: '0 0 24px', borderRadius: '4px' },
  coverMark: { width: '1%', padding: '20px 0 20px 22px', verticalAlign: 'top' },
  coverPicture: {
    display: 'block',
    width: '120px',
    height: 'auto',
    color: color.paper,
    fontSize: '12px',
    lineHeight: '16px',
    border: `1px solid ${color.paper}`,
    borderRadius: '4px',
  },
  coverWords: { padding: '20px 22px', verticalAlign: 'top' },
  coverTitle: {
    margin: 0,
    color: color.paper,
    fontSize: '22px',
    lineHeight: '27px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    wordBreak: 'break-word',
  },
  coverNote: {
    margin: '10px 0 0',
    color: color.paper,
    fontFamily: mono,
    fontSize: '13px',
    lineHeight: '18px',
  },
  actionBox: { margin: '24px 0' },
  action: {
    display: 'inline-block',
    padding: '12px 22px',
    borderRadius: '4px',
    backgroundColor: color.ink,
    color: color.paper,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: color.body, textDecoration: 'underline' },
  points: { margin: '0 0 16px', paddingLeft: '14px', borderLeft: `3px solid ${color.marker}` },
  pointsName: {
    margin: 0,
    color: color.ink,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 700,
    wordBreak: 'break-word',
  },
  point: {
    margin: '4px 0 0',
    color: color.body,
    fontSize: '15px',
    lineHeight: '23px',
    wordBreak: 'break-word',
  },
  amounts: { borderCollapse: 'collapse', margin: '8px 0 20px' },
  amountName: amountCell(color.body),
  amount: { ...amountCell(color.body), fontFamily: mono, textAlign: 'right', whiteSpace: 'nowrap' },
  sumName: { ...amountCell(color.ink), borderTop: `1px solid ${color.ink}`, fontWeight: 700 },
  sum: {
    ...amountCell(color.ink),
    borderTop: `1px solid ${color.ink}`,
    fontFamily: mono,
    fontWeight: 700,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  footer: {
    margin: '20px 0 0',
    color: color.quiet,
    fontSize: '13px',
    lineHeight: '20px',
    textAlign: 'center',
  },
} as const satisfies Record<string, CSSProperties>;

/** What inline styles cannot say. Clients that drop it show the light, wide mail, which is whole by itself. */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){
.inside{padding:20px!important}
.facts{display:none!important}
.cover-picture{width:84px!important}
.cover-title{font-size:18px!important;line-height:23px!important}
.code{font-size:32px!important;line-height:40px!important;letter-spacing:5px!important}
}
@media (prefers-color-scheme:dark){
.desk,.desk>table>tbody>tr>td{background-color:#0c1512!important}
.sheet{background-color:#16241f!important;border-color:#2c3d36!important}
.title,.facts{color:#f2f5f1!important;border-color:#8fa098!important}
.logo{border-color:#8fa098!important}
.text{color:#d3dcd6!important}
.quiet{color:#a3b1aa!important}
.action{background-color:#f2f5f1!important;color:#12201b!important}
}`;
