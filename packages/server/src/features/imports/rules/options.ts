import type { Row } from '../model.ts'
import type { ColumnKey } from './columns.ts'
import type { Notes } from './notes.ts'
import { lengthOf } from './values.ts'

const MAX_LENGTH = 50

/** One option of a product: which column its choices stand in, and the choices in their order. */
export interface OptionColumn {
  readonly name: string
  readonly column: ColumnKey
  readonly choices: readonly string[]
}

/** Where the options of a product stand, in their order. */
export const optionColumns = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
  { name: 'option4Name', value: 'option4Value' },
  { name: 'option5Name', value: 'option5Value' },
  { name: 'option6Name', value: 'option6Value' },
] as const

/** Options by the names the product's first row gives; "Title / Default Title" means that it has none. */
export function readOptions(rows: readonly Row[], main: Row, notes: Notes): OptionColumn[] {
  const options = optionColumns.flatMap(({ name: nameKey, value: column }) => {
    const name = main.cells[nameKey] ?? rows.find((row) => row.cells[nameKey])?.cells[nameKey]
    const choices = distinctChoices(rows, column, notes)
    if (name === undefined) {
      if (choices.length > 0) notes.fail(main, nameKey, 'is empty although rows name choices of it')
      return []
    }
    if (lengthOf(name) > MAX_LENGTH) {
      notes.fail(main, nameKey, `must have at most ${MAX_LENGTH} characters`)
    }
    return choices.length > 0 ? [{ name, column, choices }] : []
  })
  if (isPlaceholder(options)) return []
  const names = options.map(({ name }) => sameName(name))
  if (new Set(names).size < names.length) notes.fail(main, 'option1Name', 'is named twice')
  return options
}

/** What a product without options is called in files: it has the one option "Title". */
export const isPlaceholder = (
  options: readonly { readonly name: string; readonly choices: readonly string[] }[],
): boolean => {
  const [only, ...rest] = options
  return (
    rest.length === 0 &&
    only?.choices.length === 1 &&
    sameName(only.name) === 'title' &&
    sameName(only.choices[0] ?? '') === 'default title'
  )
}

/** Choices in the order of the file; two spellings of one are one, in the first spelling. */
function distinctChoices(rows: readonly Row[], column: ColumnKey, notes: Notes): string[] {
  const found = new Map<string, string>()
  for (const row of rows) {
    const choice = row.cells[column]
    if (choice === undefined || found.has(sameName(choice))) continue
    if (lengthOf(choice) > MAX_LENGTH) {
      notes.fail(row, column, `must have at most ${MAX_LENGTH} characters`)
    }
    found.set(sameName(choice), choice)
  }
  return [...found.values()]
}

/** Names are compared without regard to case. */
export const sameName = (name: string): string => name.normalize('NFC').trim().toLowerCase()
