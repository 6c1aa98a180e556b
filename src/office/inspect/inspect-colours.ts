import type { OfficePackage } from '#office/opc/open-package.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, isOn, type XmlElement } from '#office/xml/xml-element.ts';
import type { Finding } from './finding.ts';
import { type ColourUse, noteColours } from './used-colours.ts';

type Style = ColourUse & { basedOn: string | undefined };

/** Whether a document takes a customer's colours; nothing of one that has no colours at all. */
export const inspectColours = (
  opened: OfficePackage,
  uses: readonly ColourUse[],
  styleIds: ReadonlySet<string>,
): Pick<Finding, 'severity' | 'code' | 'message'>[] => {
  const all = [...uses, ...usedStyles(opened, styleIds)];
  const themed = all.reduce((sum, use) => sum + use.themed, 0);
  const fixed = all.reduce((sum, use) => sum + use.fixed, 0);
  if (themed + fixed === 0) return [];
  return [
    { severity: 'note', code: 'colours', message: `Takes the customer’s colours: ${answer(themed, fixed)}` },
  ];
};

const answer = (themed: number, fixed: number) => {
  if (fixed === 0) return 'yes';
  if (themed === 0) return 'no. Choose colours of the theme in Word for it to take them.';
  return `partly (${fixed} ${fixed === 1 ? 'place' : 'places'} with fixed colours)`;
};

/** A styles part lists many more than a document shows. */
const usedStyles = (opened: OfficePackage, styleIds: ReadonlySet<string>): ColourUse[] => {
  const { styles, defaults } = readStyles(opened);
  const used = new Set<string>();
  const waiting = [...styleIds, ...defaults];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const style = used.has(id) ? undefined : styles.get(id);
    used.add(id);
    if (style?.basedOn !== undefined) waiting.push(style.basedOn);
  }
  return [...used].flatMap((id) => styles.get(id) ?? []);
};

const readStyles = (opened: OfficePackage) => {
  const styles = new Map<string, Style>();
  const defaults: string[] = [];
  let current: Style | undefined;
  const open = (element: XmlElement) => {
    if (element.name === 'w:style') {
      const id = attributeOf(element, 'w:styleId') ?? '';
      current = { themed: 0, fixed: 0, basedOn: undefined };
      styles.set(id, current);
      if (isOn(attributeOf(element, 'w:default'))) defaults.push(id);
    }
    if (!current) return;
    if (element.name === 'w:basedOn') current.basedOn = attributeOf(element, 'w:val');
    noteColours(current, element);
  };
  for (const entry of opened.entries) {
    if (opened.contentTypes.typeOf(entry.name)?.endsWith('wordprocessingml.styles+xml'))
      scanXml(opened.read(entry).source, { open });
  }
  return { styles, defaults };
};
