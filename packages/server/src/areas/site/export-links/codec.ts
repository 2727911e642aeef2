import type { ExportLink as WireLink } from '@vitrine/contract/exports'
import type { Export } from '../exports/index.ts'
import type { ExportLink } from './model.ts'

export const encodeLink = (
  one: ExportLink,
  { file, valid }: { readonly file: Export | undefined; readonly valid: boolean },
): WireLink => ({
  id: one.id,
  name: one.name,
  content: one.content,
  onlyVisible: one.onlyVisible,
  valid,
  timetable: one.timetable,
  paused: one.paused,
  ...(one.nextDate && { nextDate: one.nextDate }),
  running: one.runningExportId !== null,
  failures: one.failures,
  ...(file && {
    file: { date: file.finishedDate ?? file.createdDate, rows: file.rowsDone, bytes: file.bytes },
  }),
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
})
