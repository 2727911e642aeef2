import type { CellPlace } from '../../../../shared/sheet/places.ts'
import { type ColumnId, columns } from '../columns.ts'
import { type CellText, cellKey, type Drafts } from '../drafts.ts'
import { flagTexts, hasCell, type SheetRow } from '../rows.ts'

export interface FindQuery {
  readonly text: string
  readonly matchCase: boolean
  /** Only match whole cells. */
  readonly wholeCell: boolean
  /** Absent: all columns with texts. */
  readonly column?: ColumnId
}

/** The searched cells, with their input or stored value. */
export interface SearchedSheet {
  readonly rows: readonly SheetRow[]
  readonly columnIds: readonly ColumnId[]
  readonly drafts: Drafts
  /** The texts of yes/no cells. */
  readonly flags: { readonly yes: string; readonly no: string }
}

const textKinds: ReadonlySet<string> = new Set(['text', 'words', 'collections'])

/** The cells with the text, line by line. */
export function hitsOf(sheet: SearchedSheet, query: FindQuery): CellPlace[] {
  if (query.text === '') return []
  const pattern = patternOf(query)
  const searched = sheet.columnIds.flatMap((id, column) =>
    (query.column ? id === query.column : textKinds.has(columns[id].kind)) ? [{ id, column }] : [],
  )
  const hits: CellPlace[] = []
  for (const [row, line] of sheet.rows.entries()) {
    for (const { id, column } of searched) {
      if (!hasCell(line, id)) continue
      pattern.lastIndex = 0
      if (pattern.test(textOf(sheet, line, id))) hits.push({ row, column })
    }
  }
  return hits
}

/** These cells with the text replaced in each. */
export function replaced(
  sheet: SearchedSheet,
  hits: readonly CellPlace[],
  { query, by }: { readonly query: FindQuery; readonly by: string },
): CellText[] {
  const pattern = patternOf(query)
  return hits.flatMap(({ row, column }) => {
    const [line, id] = [sheet.rows[row], sheet.columnIds[column]]
    if (!line || !id) return []
    return [{ row: line, column: id, text: textOf(sheet, line, id).replace(pattern, () => by) }]
  })
}

/** The next or previous hit from a place; wraps around. */
export function nextHit(
  hits: readonly CellPlace[],
  at: CellPlace,
  isBackward = false,
): CellPlace | undefined {
  if (isBackward) return hits.findLast((hit) => isBefore(hit, at)) ?? hits.at(-1)
  return hits.find((hit) => isBefore(at, hit)) ?? hits[0]
}

/** The index of a place among the hits; -1 if it is not one. */
export const indexOfHit = (hits: readonly CellPlace[], { row, column }: CellPlace): number =>
  hits.findIndex((hit) => hit.row === row && hit.column === column)

const isBefore = (one: CellPlace, other: CellPlace) =>
  one.row < other.row || (one.row === other.row && one.column < other.column)

function textOf({ drafts, flags }: SearchedSheet, row: SheetRow, column: ColumnId): string {
  const draft = drafts.size > 0 ? drafts.get(cellKey(row, column)) : undefined
  const text = draft?.text ?? row.values[column] ?? ''
  if (columns[column].kind !== 'flag') return text
  return text === flagTexts.yes ? flags.yes : text === flagTexts.no ? flags.no : text
}

function patternOf({ text, matchCase, wholeCell }: FindQuery): RegExp {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  return new RegExp(wholeCell ? `^${literal}$` : literal, matchCase ? 'gu' : 'giu')
}
