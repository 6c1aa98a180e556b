export const signedUrl = { previewSeconds: 60, downloadSeconds: 3600, maxPathsPerCall: 200 } as const;
