import { EXPORT_DAYS, type Export as WireExport } from '@vitrine/contract/exports'
import type { Clock } from '../../../platform/clock.ts'
import type { Export } from './model.ts'
import { paceOf } from './rules/progress.ts'

export const encodeExport = (one: Export, clock: Clock): WireExport => ({
  id: one.id,
  format: one.format,
  fileName: one.fileName,
  state: one.state,
  productsTotal: one.productsTotal,
  productsDone: one.productsDone,
  rowsDone: one.rowsDone,
  bytes: one.bytes,
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
  ...paceOf(one),
  ...(one.failure === null ? {} : { failure: one.failure }),
  ...(one.startedDate === null ? {} : { startedDate: one.startedDate }),
  ...(one.finishedDate === null ? {} : { finishedDate: one.finishedDate }),
  ...(one.state === 'DONE'
    ? { expiresDate: clock.after(one.createdDate, { days: EXPORT_DAYS }) }
    : {}),
})
