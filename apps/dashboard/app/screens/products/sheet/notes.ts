import type { Messages } from '../../../messages/index.ts'
import type { ColumnId } from './columns.ts'
import { type CellDraft, cellKey, type Drafts } from './drafts.ts'
import { readSheetCell } from './read-cell.ts'
import type { SheetRow } from './rows.ts'

interface NoteContext {
  readonly draft: CellDraft | undefined
  readonly digits: number
  readonly words: Messages['sheet']['problems']
}

/** What a cell accepts where its text is nothing of that, or why it was not saved. */
export function noteOf(
  row: SheetRow,
  column: ColumnId,
  { draft, digits, words }: NoteContext,
): string | undefined {
  if (!draft) return undefined
  if (draft.note !== undefined) return draft.note
  const entry = readSheetCell(column, draft.text, row.values[column] ?? '', digits)
  return entry.kind === 'wrong' ? words[entry.problem] : undefined
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
