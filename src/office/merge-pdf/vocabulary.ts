import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';
import { elementsOf } from './elements.ts';
import { dictionaryAt, listOf, name } from './names.ts';
import type { Source } from './source.ts';

/** What a document has named, by the names that it has in the whole. */
type Adopted = {
  ids: [name: string, element: PDFObject][];
  classes: [name: PDFName, attributes: PDFObject][];
};

/** By the names of before. */
type Renamed = { roles: Map<PDFName, PDFName>; classes: Map<PDFName, PDFName>; ids: Map<string, string> };

/**
 * Renames what a document calls by names of its own, so that they mean what they meant before in a file in which others have
 * theirs. `roles` is what all documents before have said, and is added to.
 */
export const adoptNames = (source: Source, place: number, roles: Map<PDFName, PDFName>): Adopted => {
  const { context, structure } = source;
  const elements = elementsOf(source);
  const named = elements.flatMap(({ reference, element }) => {
    const id = textOf(element.lookup(name('ID')));
    return id === undefined ? [] : [{ id, reference }];
  });
  const classes = (structure && dictionaryAt(structure, 'ClassMap')?.entries()) ?? [];
  const renamed: Renamed = {
    roles: adoptRoles(context, structure && dictionaryAt(structure, 'RoleMap'), place, roles),
    classes: new Map(classes.map(([key]) => [key, name(`${key.decodeText()}.${place}`)])),
    ids: new Map(named.map(({ id }) => [id, `${place}.${id}`])),
  };
  for (const { element } of elements) rename(context, element, renamed);
  return {
    ids: named.map(({ id, reference }) => [`${place}.${id}`, reference]),
    classes: classes.map(([key, attributes]) => [renamed.classes.get(key) ?? key, attributes]),
  };
};

/** A style that two documents print alike keeps its name; the other one's gets a number behind it. */
const adoptRoles = (
  context: PDFContext,
  own: PDFDict | undefined,
  place: number,
  roles: Map<PDFName, PDFName>,
) => {
  const renamed = new Map<PDFName, PDFName>();
  const said = (own?.entries() ?? []).flatMap(([key, value]): [PDFName, PDFName][] => {
    const role = context.lookup(value);
    return role instanceof PDFName ? [[key, role]] : [];
  });
  for (const [key, role] of said) {
    const before = roles.get(key);
    if (before !== undefined && before !== role) renamed.set(key, name(`${key.decodeText()}.${place}`));
  }
  for (const [key, role] of said) roles.set(renamed.get(key) ?? key, renamed.get(role) ?? role);
  return renamed;
};

const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

const rename = (context: PDFContext, element: PDFDict, { roles, classes, ids }: Renamed) => {
  const type = element.lookup(name('S'));
  const role = type instanceof PDFName ? roles.get(type) : undefined;
  if (role) element.set(name('S'), role);
  if (classes.size > 0 && element.has(name('C'))) {
    const own = listOf(context, element.get(name('C')));
    element.set(
      name('C'),
      context.obj(own.map((one) => (one instanceof PDFName && classes.get(one)) || one)),
    );
  }
  if (ids.size === 0) return;
  const id = ids.get(textOf(element.lookup(name('ID'))) ?? '');
  if (id !== undefined) element.set(name('ID'), PDFHexString.fromText(id));
  for (const entry of listOf(context, element.get(name('A')))) {
    const attributes = context.lookup(entry);
    const heads = attributes instanceof PDFDict ? attributes.lookup(name('Headers')) : undefined;
    if (!(heads instanceof PDFArray)) continue;
    for (const [index, head] of heads.asArray().entries()) {
      const known = ids.get(textOf(context.lookup(head)) ?? '');
      if (known !== undefined) heads.set(index, PDFHexString.fromText(known));
    }
  }
};
