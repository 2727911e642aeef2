import type { Messages } from '../../../messages/index.ts'
import type { ColumnId } from './columns.ts'
import { type CellDraft, cellKey, type Drafts } from './drafts.ts'
import { type CellReading, readSheetCell } from './read-cell.ts'
import type { SheetRow } from './rows.ts'

interface NoteContext {
  readonly draft: CellDraft | undefined
  readonly reading: CellReading
  readonly messages: Messages
}

/** The accepted values of an invalid cell, or why it was not saved. */
export function noteOf(
  row: SheetRow,
  column: ColumnId,
  { draft, reading, messages }: NoteContext,
): string | undefined {
  if (!draft) return undefined
  if (draft.note !== undefined) return draft.note
  if (draft.isStale) return messages.sheet.stockNow({ now: row.values[column] || '–' })
  const entry = readSheetCell(column, draft.text, row.values[column] ?? '', reading)
  if (entry.kind !== 'wrong') return undefined
  if (entry.problem === 'collection') {
    return messages.sheet.noCollection({ name: entry.names.join(', ') })
  }
  return { ...messages.stockList.problems, ...messages.sheet.problems }[entry.problem]
}

interface Place {
  readonly row: SheetRow | undefined
  readonly column: ColumnId | undefined
}

/** The same of the cell that the cursor is at. */
export const noteAt = (
  { row, column }: Place,
  { drafts, ...context }: Omit<NoteContext, 'draft'> & { readonly drafts: Drafts },
): string | undefined =>
  row && column && noteOf(row, column, { ...context, draft: drafts.get(cellKey(row, column)) })
