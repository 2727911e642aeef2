import { withStyles } from '../with-styles.ts'

/** Loads the dialog on first use. */
export const loadQuickLook = () => withStyles(() => import('./quick-look.tsx'))
