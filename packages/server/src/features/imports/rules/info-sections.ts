import type { ColumnNames, Row } from '../model.ts'
import { readDescription } from './description.ts'
import type { Notes } from './notes.ts'
import { cut, lengthOf, longerThan } from './values.ts'

const MAX_TITLE = 50
/** Characters of HTML. */
const MAX_TEXT = 16_000

/** Where the sections of a row stand, in their order. */
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
 * The info sections of a product: those of its first row, then those of each further one. Undefined
 * where the file has no column for them.
 */
export function readSections(
  rows: readonly Row[],
  names: ColumnNames,
  notes: Notes,
): ImportedSection[] | undefined {
  const columns = sectionColumns.filter(({ title, text }) => names[title] ?? names[text])
  if (columns.length === 0) return undefined
  return rows.flatMap((row) =>
    columns
      .filter(({ title, text }) => row.cells[title] ?? row.cells[text])
      .map((column) => readSection(row, column, notes)),
  )
}

function readSection(
  row: Row,
  { title, text }: (typeof sectionColumns)[number],
  notes: Notes,
): ImportedSection {
  const name = row.cells[title] ?? ''
  const { html, wasCut } = readDescription(row.cells[text] ?? '', MAX_TEXT)
  if (lengthOf(name) > MAX_TITLE) notes.warn(row, title, longerThan(MAX_TITLE))
  if (wasCut) notes.warn(row, text, longerThan(MAX_TEXT))
  return { title: cut(name, MAX_TITLE), description: html }
}

/** Sections as a file tells of them: without blanks around, and none that says nothing. */
export const toldSections = <One extends ImportedSection>(sections: readonly One[]) =>
  sections
    .map((section) => ({
      section,
      title: section.title.trim(),
      description: section.description.trim(),
    }))
    .filter(({ title, description }) => title !== '' || description !== '')
