import { fontLesson } from './font-lesson.ts';
import type { ScriptFont } from './script-fonts.ts';

/** Gives an office at work the fonts it does not know yet, each once. */
export const teachFonts = (toPdf: (docx: Uint8Array) => Promise<Uint8Array>) => {
  const known = new Set<ScriptFont>();
  return async (fonts: readonly ScriptFont[]) => {
    const unknown = fonts.filter((font) => !known.has(font));
    if (unknown.length === 0) return;
    await toPdf(fontLesson(unknown));
    for (const font of unknown) known.add(font);
  };
};
