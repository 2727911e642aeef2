/** The cells of pasted text, row by row; undefined for a single value. */
export function readCopied(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** The targets of copied cells, from a cell on, and the number of values without a target. */
export function placeCopied(
  rows: readonly (readonly string[])[],
  from: CellPlace,
  size: { readonly rows: number; readonly columns: number },
): {
  readonly cells: readonly (CellPlace & { readonly text: string })[]
  readonly leftOut: number
} {
  const cells = rows.flatMap((texts, down) =>
    texts.map((text, right) => ({ row: from.row + down, column: from.column + right, text })),
  )
  const fitting = cells.filter(({ row, column }) => row < size.rows && column < size.columns)
  const isValue = ({ text }: { readonly text: string }) => text !== ''
  return { cells: fitting, leftOut: cells.filter(isValue).length - fitting.filter(isValue).length }
}

/** The cell that a key moves to, as in a spreadsheet; undefined if it leaves the sheet. */
export function nextPlace(
  { row, column }: CellPlace,
  key: { readonly key: string; readonly shiftKey: boolean },
  size: { readonly rows: number; readonly columns: number },
): CellPlace | undefined {
  const at = row * size.columns + column
  const order = key.shiftKey ? -1 : 1
  const to =
    key.key === 'Enter'
      ? { row: row + order, column }
      : key.key === 'ArrowDown'
        ? { row: row + 1, column }
        : key.key === 'ArrowUp'
          ? { row: row - 1, column }
          : key.key === 'Tab'
            ? { row: Math.floor((at + order) / size.columns), column: (at + order) % size.columns }
            : undefined
  return to && to.row >= 0 && to.row < size.rows && to.column >= 0 ? to : undefined
}
