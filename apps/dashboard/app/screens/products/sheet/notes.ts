import type { Messages } from '../../../messages/index.ts'
import type { ColumnId } from './columns.ts'
import { type CellDraft, cellKey, type Drafts } from './drafts.ts'
import { readSheetCell } from './read-cell.ts'
import type { SheetRow } from './rows.ts'

interface NoteContext {
  readonly draft: CellDraft | undefined
  readonly digits: number
  readonly messages: Messages
}

/** What a cell accepts where its text is nothing of that, or why it was not saved. */
export function noteOf(
  row: SheetRow,
  column: ColumnId,
  { draft, digits, messages }: NoteContext,
): string | undefined {
  if (!draft) return undefined
  if (draft.note !== undefined) return draft.note
  if (draft.isStale) return messages.sheet.stockNow({ now: row.values[column] || '–' })
  const entry = readSheetCell(column, draft.text, row.values[column] ?? '', digits)
  if (entry.kind !== 'wrong') return undefined
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
