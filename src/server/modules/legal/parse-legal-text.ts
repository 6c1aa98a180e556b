import { lexer, type MarkedToken, type Token } from 'marked';
import type { LegalBlock, LegalInline } from '#shared/contract/legal.ts';

type Parsed = { title: string | undefined; blocks: LegalBlock[] };

/**
 * Markdown as a tree of the few things a legal page is made of. Markup, pictures and whatever else Markdown knows is shown
 * as it was typed: what is not named here cannot come through.
 */
export const parseLegalText = (text: string): Parsed => {
  const tokens = lexer(text.replace(/^\uFEFF/, ''), { gfm: true, breaks: false });
  const first = tokens.findIndex(({ type }) => type !== 'space');
  const opening = tokens[first];
  if (opening?.type !== 'heading' || opening['depth'] !== 1)
    return { title: undefined, blocks: blocksOf(tokens) };
  return { title: plainTextOf(inlineOf(opening.tokens)), blocks: blocksOf(tokens.slice(first + 1)) };
};

const blocksOf = (tokens: readonly Token[]) => tokens.flatMap(blockOf);

const blockOf = (given: Token): LegalBlock[] => {
  const token = given as MarkedToken;
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: levelOf(token.depth), children: inlineOf(token.tokens) }];
    case 'paragraph':
      return [{ kind: 'paragraph', children: inlineOf(token.tokens) }];
    // The line of a list item that has no paragraphs.
    case 'text':
      return [
        { kind: 'paragraph', children: inlineOf('tokens' in token ? token.tokens : undefined, token.text) },
      ];
    case 'list':
      return [
        {
          kind: 'list',
          start: token.ordered ? Number(token.start) || 1 : null,
          items: token.items.map(({ tokens }) => blocksOf(tokens)),
        },
      ];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(token.tokens) }];
    case 'table':
      return [
        {
          kind: 'table',
          head: token.header.map(({ tokens }) => inlineOf(tokens)),
          rows: token.rows.map((row) => row.map(({ tokens }) => inlineOf(tokens))),
        },
      ];
    case 'code':
      return [{ kind: 'verbatim', text: token.text }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'space':
    case 'def':
      return [];
    default:
      return [{ kind: 'paragraph', children: [{ kind: 'text', text: given.raw.trim() }] }];
  }
};

/** The page has a heading of its own, and no more than three levels under it. */
const levelOf = (depth: number) => (depth <= 2 ? 2 : depth === 3 ? 3 : 4);

const inlineOf = (tokens: readonly Token[] | undefined, otherwise = ''): LegalInline[] =>
  tokens ? tokens.flatMap(partOf) : [{ kind: 'text', text: otherwise }];

const partOf = (given: Token): LegalInline[] => {
  const token = given as MarkedToken;
  switch (token.type) {
    case 'strong':
    case 'em':
      return [{ kind: token.type, children: inlineOf(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link':
      return isHarmless(token.href)
        ? [{ kind: 'link', href: token.href, children: inlineOf(token.tokens) }]
        : [{ kind: 'text', text: token.raw }];
    case 'escape':
      return [{ kind: 'text', text: token.text }];
    case 'text':
      return [{ kind: 'text', text: token.text }];
    default:
      return [{ kind: 'text', text: given.raw }];
  }
};

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Other sites, mailboxes, telephones, and pages of this shop by their path; nothing that a browser would run. */
const isHarmless = (href: string) => {
  const url = URL.parse(href);
  return url ? SCHEMES.has(url.protocol) : /^(\/(?![/\\])|#)/.test(href);
};

export const plainTextOf = (parts: readonly LegalInline[]): string =>
  parts
    .map((part) => {
      if ('text' in part) return part.text;
      return part.kind === 'break' ? ' ' : plainTextOf(part.children);
    })
    .join('');
