import type { ImportSchedule as WireSchedule } from '@vitrine/contract/imports'
import { encodeImport, type Import, isDraft } from '../imports/index.ts'
import type { ImportSchedule } from './model.ts'

export const encodeSchedule = (one: ImportSchedule, lastImport?: Import): WireSchedule => ({
  id: one.id,
  name: one.name,
  url: one.url,
  hasAuthorization: one.sealedAuthorization !== null,
  format: one.format,
  ...(one.mapping && {
    columns: one.mapping.columns.filter(({ target }) => target !== null).map(({ name }) => name),
  }),
  timetable: one.timetable,
  paused: one.paused,
  ...(one.nextDate && { nextDate: one.nextDate }),
  running: one.queuedDate !== null,
  failures: one.failures,
  ...(one.lastRun && { lastRun: one.lastRun }),
  ...(one.priceGuard && { priceGuard: one.priceGuard }),
  ...(one.waitingPrices &&
    lastImport &&
    isDraft(lastImport.state) && { waitingPrices: one.waitingPrices }),
  ...(one.importedRows !== null && { importedRows: one.importedRows }),
  ...(lastImport && { lastImport: encodeImport(lastImport) }),
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
})
