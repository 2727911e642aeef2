import { defineFact } from '../kit/index.ts'

export const MediaCreated = defineFact('media.created')
/** A file behind an address was fetched, or could not be. */
export const MediaChanged = defineFact('media.changed')
/** Its name, its alternative text or its poster was changed. */
export const MediaEdited = defineFact('media.edited')
export const MediaDeleted = defineFact('media.deleted')
