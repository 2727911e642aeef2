import { defineFact } from '../kit/index.ts'

export const PageCreated = defineFact('page.created')
/** Its draft was saved, or it was published, scheduled or taken from visitors. */
export const PageChanged = defineFact('page.changed')
export const PageDeleted = defineFact('page.deleted')
