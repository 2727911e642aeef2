import { defineFact } from '../kit/index.ts'

export const ExportCreated = defineFact('export.created')
export const ExportDownloaded = defineFact('export.downloaded')
