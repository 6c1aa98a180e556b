import { linkKindOf } from '#office/opc/link-kind.ts';
import { parseTag } from '#office/language/parse-tag.ts';
import { printTag, type Scope } from '#office/language/scope.ts';

const TAG = /\{{2,}([^{}]*)\}{2,}/g;
/** A tag that is the whole address of the link, after the scheme Word adds to what is no address. */
const LEADING_TAG = /^\s*(https?:\/*|mailto:|file:\/{0,3}[^{}]*)?\{{2,}([^{}]*)\}{2,}/i;

/**
 * A link's address with its placeholders filled, or undefined where no honest link results (an empty
 * website, a file of the author's): then the text stays and the link goes.
 */
export const fillLinkTarget = (target: string, scope: Scope): string | undefined => {
  const filled = fillAddress(target, scope);
  return filled !== undefined && linkKindOf(filled) === 'open' ? filled : undefined;
};

const fillAddress = (target: string, scope: Scope): string | undefined => {
  const readable = target.replaceAll(/%7b/gi, '{').replaceAll(/%7d/gi, '}');
  if (!readable.includes('{{')) return target;
  const leading = LEADING_TAG.exec(readable);
  if (!leading) return fillTags(readable, scope);
  const address = addressFor(leading[2], scope);
  if (address === undefined) return undefined;
  const rest = fillTags(readable.slice(leading[0].length), scope);
  return rest.startsWith('/') ? address.replace(/\/$/, '') + rest : address + rest;
};

const parseWritten = (written: string | undefined) => parseTag(decode(written ?? ''));

const decode = (written: string) => {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

const addressFor = (written: string | undefined, scope: Scope) => {
  const tag = parseWritten(written);
  if (tag.type !== 'value') return undefined;
  const kind = scope(tag.name)?.kind;
  const value = printTag(scope, tag);
  if (kind === 'email' && value !== '') return `mailto:${encode(value)}`;
  return kind === 'website' ? websiteAddress(value) : undefined;
};

/** People write `acme.com`; only web addresses become links, so no value can smuggle in another scheme. */
const websiteAddress = (website: string) => {
  const written = website.trim();
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  if (written === '' || !URL.canParse(address)) return undefined;
  const { href } = new URL(address);
  return written.endsWith('/') ? href : href.replace(/\/$/, '');
};

const fillTags = (target: string, scope: Scope) =>
  target.replaceAll(TAG, (_, written: string) => {
    const tag = parseWritten(written);
    return tag.type === 'value' ? encode(printTag(scope, tag)) : '';
  });

/** `@` may stand as it is in the addresses and queries we fill. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@');
