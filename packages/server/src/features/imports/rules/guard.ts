/** Spreadsheets take a cell that begins so for a formula; the wide forms too, in some languages. */
const formula = /^'*[=+@＝＋＠－-]/
const guarded = /^'+[=+@＝＋＠－-]/

/**
 * Text as a cell that no spreadsheet runs: an apostrophe stands in front of what would be a formula,
 * and of what begins with apostrophes and then like one, so that `unguarded` finds every text again.
 */
export const guardedCell = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell without the apostrophe that keeps spreadsheets from running it. */
export const unguarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/** The same for codes: one apostrophe in front of them is never theirs, so one of their own is doubled. */
export const guardedCode = (text: string): string =>
  guardedCell(text.startsWith("'") ? `'${text}` : text)
