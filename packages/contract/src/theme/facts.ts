import { defineFact } from '../kit/index.ts'

/** The look and the texts of a shop, or the draft of them; its entity is always `theme`. */
export const ThemeChanged = defineFact('theme.changed')
