import { ifSo } from '#demo/writing.ts';

type Equipment =
  | 'Fryer'
  | 'Grill or griddle'
  | 'Slicer'
  | 'Blast chiller'
  | 'Dish machine'
  | 'Ice machine'
  | 'Soda or beer taps';

/** What is said of a kitchen that has this, and of one that has not. */
export const having = (equipment: Equipment, written: string, otherwise = '') =>
  ifSo(`kitchen_equipment includes "${equipment}"`, written, otherwise);
