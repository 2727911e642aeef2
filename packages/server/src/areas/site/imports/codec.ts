import type { ReportRow, Import as WireImport } from '@vitrine/contract/imports'
import type { Import, Problem } from './model.ts'
import { paceOf } from './rules/progress.ts'

export const encodeImport = (one: Import): WireImport => ({
  id: one.id,
  fileName: one.fileName,
  bytes: one.bytes,
  state: one.state,
  rowsDone: one.rowsDone,
  rowsFailed: one.rowsFailed,
  productsCreated: one.productsCreated,
  productsUpdated: one.productsUpdated,
  productsUnchanged: one.productsUnchanged,
  reportCount: one.reportCount,
  picturesTotal: one.picturesTotal,
  picturesWaiting: one.picturesWaiting,
  picturesFailed: one.picturesFailed,
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
  hasMapping: one.hasMapping,
  ...paceOf(one),
  ...(one.rowsTotal === null ? {} : { rowsTotal: one.rowsTotal }),
  ...(one.failure === null ? {} : { failure: one.failure }),
  ...(one.failureCause && { failureCause: one.failureCause }),
  ...(one.scheduleName === null ? {} : { scheduleName: one.scheduleName }),
  ...(one.startedDate === null ? {} : { startedDate: one.startedDate }),
  ...(one.finishedDate === null ? {} : { finishedDate: one.finishedDate }),
})

export const encodeProblem = ({
  line,
  column,
  handle,
  severity,
  message,
  cause,
}: Problem): ReportRow => ({
  line,
  severity,
  message,
  ...(column === undefined ? {} : { column }),
  ...(handle === undefined ? {} : { handle }),
  ...(cause && { cause }),
})
