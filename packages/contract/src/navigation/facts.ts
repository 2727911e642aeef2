import { defineFact } from '../kit/index.ts'

/** The menu or the footer; its entity is always `navigation`. */
export const NavigationChanged = defineFact('navigation.changed')
