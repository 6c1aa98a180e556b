/**
 * What following a link does. `open` ones lead to the web, a mail, a phone call or a place in the document, and are the
 * only ones that customers get; `local` ones lead to a file; `network` ones tell another computer who opened them.
 */
export type LinkKind = 'open' | 'local' | 'network' | 'program' | 'other';

const OPEN: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel']);
const NETWORK: ReadonlySet<string> = new Set(['smb', 'cifs', 'nfs', 'dav', 'davs', 'webdav', 'afp', 'ldap']);

/** Handlers that run something: scripts of browsers, macros and commands of office programs, parts of Windows. */
const PROGRAM =
  /^(?:javascript|vbscript|jscript|data|mhtml|mk|its|search|search-ms|ms-[a-z-]+|shell|macro|\.uno|slot|service|script|private|vnd\.sun\.star\.[a-z.]+|hcp|res|wscript|powershell|cmd)$/i;

const SCHEME = /^([a-z.][a-z0-9+.-]+):/i;
/** `file:///C:\x`, `file:///Users/x`, `file:x`: without the name of another computer. */
const FILE_HERE = /^file:(?:[\\/]{0,4}[a-z]:|[\\/]{0,3}\{|\/{3}[^\\/]|\/\/localhost\/|(?![\\/]))/i;
const SHARE = /^[\\/]{2}/;

export const linkKindOf = (target: string): LinkKind => {
  const link = visible(decoded(target));
  if (link === '' || link.startsWith('#')) return 'open';
  if (SHARE.test(link)) return 'network';
  const scheme = SCHEME.exec(link)?.[1]?.toLowerCase();
  if (scheme === undefined) return 'local';
  if (scheme === 'file') return FILE_HERE.test(link) ? 'local' : 'network';
  if (OPEN.has(scheme)) return 'open';
  if (PROGRAM.test(scheme)) return 'program';
  return NETWORK.has(scheme) ? 'network' : 'other';
};

/** Schemes are hidden behind and between spaces and control characters. */
const visible = (target: string) => target.replaceAll(/[\s\p{C}]/gu, '');

const decoded = (target: string) => {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};
