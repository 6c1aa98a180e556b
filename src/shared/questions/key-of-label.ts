import { questionLimits } from '#shared/limits/question.ts';

/** What a question of this label would be called in templates: 'Cooler limit (°F)' -> 'cooler_limit_f'. */
export const keyOfLabel = (label: string) =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+/g, '')
    .slice(0, questionLimits.keyLength)
    .replaceAll(/_+$/g, '');
