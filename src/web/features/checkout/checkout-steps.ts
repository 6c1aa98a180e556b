import type { LoginState } from '#shared/session/login-state.ts';

export type Step = 1 | 2 | 3;

/** How far a customer can be. */
export const furthestStep = (loginState: LoginState): Step => {
  if (loginState === 'LOGGED_OUT') return 1;
  return loginState === 'LOGGED_IN_NO_BUSINESS' ? 2 : 3;
};

/** Steps that are done can be looked at again, those ahead cannot be reached early. */
export const currentStep = (loginState: LoginState, asked: Step | undefined): Step => {
  const furthest = furthestStep(loginState);
  return asked !== undefined && asked < furthest ? asked : furthest;
};

export const stepOf = (value: unknown): Step | undefined =>
  value === 1 || value === 2 || value === 3 ? value : undefined;
