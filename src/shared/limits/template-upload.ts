export const templateUpload = { maxFiles: 20, maxStatusIds: 200 } as const;
