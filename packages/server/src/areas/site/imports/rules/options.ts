import { createReason } from '@vitrine/contract/reasons'
import type { Row } from '../model.ts'
import type { ColumnKey } from './columns.ts'
import { lengthOf } from './parse-cells.ts'
import type { ProblemCollector } from './problem-collector.ts'

const MAX_LENGTH = 50

/** One option of a product: the column of its choices, and the choices in order. */
export interface OptionColumn {
  readonly name: string
  readonly column: ColumnKey
  readonly choices: readonly string[]
}

/** The columns of the options, in order. */
export const optionColumns = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
  { name: 'option4Name', value: 'option4Value' },
  { name: 'option5Name', value: 'option5Value' },
  { name: 'option6Name', value: 'option6Value' },
] as const

/** Options by the names in the product's first row; "Title / Default Title" means none. */
export function readOptions(
  rows: readonly Row[],
  main: Row,
  collector: ProblemCollector,
): OptionColumn[] {
  const options = optionColumns.flatMap(({ name: nameKey, value: column }) => {
    const name = main.cells[nameKey] ?? rows.find((row) => row.cells[nameKey])?.cells[nameKey]
    const choices = distinctChoices(rows, column, collector)
    if (name === undefined) {
      if (choices.length > 0) collector.fail(main, nameKey, createReason('OPTION_NAME_EMPTY'))
      return []
    }
    if (lengthOf(name) > MAX_LENGTH) {
      collector.fail(main, nameKey, createReason('MAX_LENGTH', { max: MAX_LENGTH }))
    }
    return choices.length > 0 ? [{ name, column, choices }] : []
  })
  if (isPlaceholder(options)) return []
  const names = options.map(({ name }) => sameName(name))
  if (new Set(names).size < names.length) {
    collector.fail(main, 'option1Name', createReason('OPTION_TWICE'))
  }
  return options
}

/** The placeholder for a product without options: the option "Title". */
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

/** Choices in the order of the file; case variants are one choice, in the first spelling. */
function distinctChoices(
  rows: readonly Row[],
  column: ColumnKey,
  collector: ProblemCollector,
): string[] {
  const found = new Map<string, string>()
  for (const row of rows) {
    const choice = row.cells[column]
    if (choice === undefined || found.has(sameName(choice))) continue
    if (lengthOf(choice) > MAX_LENGTH) {
      collector.fail(row, column, createReason('MAX_LENGTH', { max: MAX_LENGTH }))
    }
    found.set(sameName(choice), choice)
  }
  return [...found.values()]
}

/** Names are compared case-insensitively. */
export const sameName = (name: string): string => name.normalize('NFC').trim().toLowerCase()
