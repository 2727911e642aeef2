import { defineFact } from '../kit/index.ts'

export const DigitalFileCreated = defineFact('digital_file.created')
/** A product or one of its variants delivers it now; `before` names the file it replaces. */
export const DigitalFileAttached = defineFact('digital_file.attached')
export const DigitalFileRemoved = defineFact('digital_file.removed')
/** Once for every address that was used. */
export const DigitalFileDownloaded = defineFact('digital_file.downloaded')
/** The entity of a grant's facts is its product. */
export const FileGrantCreated = defineFact('file_grant.created')
export const FileGrantChanged = defineFact('file_grant.changed')
export const FileGrantDeleted = defineFact('file_grant.deleted')
