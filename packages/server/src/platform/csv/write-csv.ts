/** The first row of a file. Spreadsheets recognise UTF-8 only by the byte order mark before it. */
export const writeCsvHeader = (names: readonly string[]): string => `\uFEFF${writeCsvRow(names)}`

/**
 * A row of a file: comma-separated cells and a line feed. Cells are not changed; pass foreign text through
 * `escapeFormula` first.
 */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\n`
}

// Quotes other delimiters too, so that a program with another delimiter sees no formula; and white space at
// the ends, because some readers remove it.
const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
