import type { ColumnNames, Row } from '../model.ts'
import { readDescription } from './description.ts'
import { cut, lengthOf, longerThan } from './parse-cells.ts'
import type { ProblemCollector } from './problem-collector.ts'

const MAX_TITLE = 50
/** Maximum characters of HTML. */
const MAX_TEXT = 16_000

/** The columns of the sections of a row, in order. */
export const sectionColumns = [
  { title: 'infoTitle1', text: 'infoText1' },
  { title: 'infoTitle2', text: 'infoText2' },
  { title: 'infoTitle3', text: 'infoText3' },
  { title: 'infoTitle4', text: 'infoText4' },
  { title: 'infoTitle5', text: 'infoText5' },
  { title: 'infoTitle6', text: 'infoText6' },
] as const

export interface ImportedSection {
  readonly title: string
  /** HTML. */
  readonly description: string
}

/**
 * The info sections of a product: those of its first row, then those of further rows. Undefined if the file has no such
 * column.
 */
export function readSections(
  rows: readonly Row[],
  names: ColumnNames,
  collector: ProblemCollector,
): ImportedSection[] | undefined {
  const columns = sectionColumns.filter(({ title, text }) => names[title] ?? names[text])
  if (columns.length === 0) return undefined
  return rows.flatMap((row) =>
    columns
      .filter(({ title, text }) => row.cells[title] ?? row.cells[text])
      .map((column) => readSection(row, column, collector)),
  )
}

function readSection(
  row: Row,
  { title, text }: (typeof sectionColumns)[number],
  collector: ProblemCollector,
): ImportedSection {
  const name = row.cells[title] ?? ''
  const { html, wasCut } = readDescription(row.cells[text] ?? '', MAX_TEXT)
  if (lengthOf(name) > MAX_TITLE) collector.warn(row, title, longerThan(MAX_TITLE))
  if (wasCut) collector.warn(row, text, longerThan(MAX_TEXT))
  return { title: cut(name, MAX_TITLE), description: html }
}

/** Trimmed sections without empty ones. */
export const nonEmptySections = <One extends ImportedSection>(sections: readonly One[]) =>
  sections
    .map((section) => ({
      section,
      title: section.title.trim(),
      description: section.description.trim(),
    }))
    .filter(({ title, description }) => title !== '' || description !== '')
