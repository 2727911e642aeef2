/** Prefixes that spreadsheets treat as formulas; in some languages full-width forms too. */
const formula = /^'*[=+@＝＋＠－-]/
const escaped = /^'+[=+@＝＋＠－-]/

/**
 * A cell that no spreadsheet executes: an apostrophe is put before formulas, and before apostrophes followed
 * by one, so that `unescapeFormula` restores every text.
 */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell without the escaping apostrophe. */
export const unescapeFormula = (cell: string): string => (escaped.test(cell) ? cell.slice(1) : cell)

/** The same for codes: a leading apostrophe is always taken as escaping, so a real one is doubled. */
export const escapeCode = (text: string): string =>
  escapeFormula(text.startsWith("'") ? `'${text}` : text)
