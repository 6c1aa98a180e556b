/** No tag that can be read is longer, and no honest template asks more. */
export const testFillLimits = { conditionLength: 500, maxConditions: 300 } as const;
