/** Loads the dialog on first use. */
export const loadQuickLook = () => import('./quick-look.tsx')
