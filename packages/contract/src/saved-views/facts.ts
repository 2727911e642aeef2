import { defineFact } from '../kit/index.ts'

/** The saved views of a list, of all staff or of one person, are others than before. */
export const SavedViewsChanged = defineFact('saved_views.changed')
