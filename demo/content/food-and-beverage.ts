import { allergenControl } from './food-and-beverage/allergen-control.ts';
import { cleaningAndSanitizing } from './food-and-beverage/cleaning-and-sanitizing.ts';
import { cookingCoolingReheating } from './food-and-beverage/cooking-cooling-reheating.ts';
import { employeeHealth } from './food-and-beverage/employee-health.ts';
import { haccpPlan } from './food-and-beverage/haccp-plan.ts';
import { openingAndClosing } from './food-and-beverage/opening-and-closing.ts';
import { receivingAndStorage } from './food-and-beverage/receiving-and-storage.ts';
import { temperatureControl } from './food-and-beverage/temperature-control.ts';

export const foodAndBeverage = [
  openingAndClosing,
  receivingAndStorage,
  temperatureControl,
  cookingCoolingReheating,
  allergenControl,
  cleaningAndSanitizing,
  haccpPlan,
  employeeHealth,
];
