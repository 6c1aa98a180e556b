const KEY = 'bindery.binder-role';

/** The role somebody approves in, in this browser: it is the same the next time. */
export const rememberedRole = {
  read: () => {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
  keep: (role: string) => {
    try {
      localStorage.setItem(KEY, role);
    } catch {
      // Somebody whose browser keeps nothing types it again.
    }
  },
};
