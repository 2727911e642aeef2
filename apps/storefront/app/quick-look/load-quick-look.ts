/** The dialog; loaded when it is wanted for the first time. */
export const loadQuickLook = () => import('./quick-look.tsx')
