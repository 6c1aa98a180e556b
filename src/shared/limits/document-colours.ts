export const documentColours = { max: 3, minContrast: 4.5 } as const;
