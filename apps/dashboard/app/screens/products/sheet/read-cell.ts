import { isDecimal, isEqual } from '@vitrine/money'
import { parseAmount } from '../../../shared/amount.ts'
import { noWords, yesWords } from '../../../shared/yes-no.ts'
import type { CellProblem } from '../../stock/sheet/cells.ts'
import {
  type CollectionNames,
  movesBetween,
  readNames,
  textOfCollections,
} from './collections/names.ts'
import { type ColumnId, columns } from './columns.ts'
import { flagTexts } from './rows.ts'
import { readPiecesCell, textOfPieces } from './stock/pieces.ts'

/** Context for parsing a cell: the decimals of prices, and the names of collections. */
export interface CellReading {
  readonly digits: number
  readonly collections: CollectionNames
}

export type SheetProblem = 'empty' | 'amount' | 'digits' | 'long' | 'flag' | CellProblem

/** A parsed text: no change, a value in stored form, or an error. */
export type SheetEntry =
  | { readonly kind: 'none' }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'wrong'; readonly problem: SheetProblem }
  /** Names that no collection has. */
  | { readonly kind: 'wrong'; readonly problem: 'collection'; readonly names: readonly string[] }

/** Maximum number of collections that a product enters or leaves in one save. */
const MAX_MOVES = 100

const wrong = (problem: SheetProblem): SheetEntry => ({ kind: 'wrong', problem })

/** Parses the input of a cell against its stored value. */
export function readSheetCell(
  column: ColumnId,
  text: string,
  stored: string,
  { digits, collections }: CellReading,
): SheetEntry {
  const typed = text.trim()
  const { kind, optional, max } = columns[column]
  if (kind === 'flag') return flagEntry(typed.toLowerCase(), stored)
  if (kind === 'pieces') return piecesEntry(typed, stored)
  if (kind === 'collections') return collectionsEntry(typed, stored, collections)
  if (typed === '') {
    if (!optional) return wrong('empty')
    return stored === '' ? { kind: 'none' } : { kind: 'value', value: '' }
  }
  if (kind === 'amount') return amountEntry(typed, stored, column === 'weight' ? 6 : digits)
  if (kind === 'words') return wordsEntry(typed, stored, max)
  if (typed.length > max) return wrong('long')
  return typed === stored ? { kind: 'none' } : { kind: 'value', value: typed }
}

function flagEntry(text: string, stored: string): SheetEntry {
  if (text !== '' && !yesWords.has(text) && !noWords.has(text)) return wrong('flag')
  const value = yesWords.has(text) ? flagTexts.yes : flagTexts.no
  return value === stored ? { kind: 'none' } : { kind: 'value', value }
}

function piecesEntry(text: string, stored: string): SheetEntry {
  const entry = readPiecesCell(text, stored)
  if (entry.kind === 'none' || entry.kind === 'wrong') return entry
  return { kind: 'value', value: textOfPieces(entry) }
}

function collectionsEntry(text: string, stored: string, names: CollectionNames): SheetEntry {
  const { ids, unknown } = readNames(text, names)
  if (unknown.length > 0) return { kind: 'wrong', problem: 'collection', names: unknown }
  const { added, removed } = movesBetween(stored, text, names)
  if (added.length > MAX_MOVES || removed.length > MAX_MOVES) return wrong('long')
  if (added.length + removed.length === 0) return { kind: 'none' }
  return { kind: 'value', value: textOfCollections(ids, names) }
}

function amountEntry(text: string, stored: string, digits: number): SheetEntry {
  // A stored value may have more decimals than the input allows.
  if (text === stored) return { kind: 'none' }
  const { value, problem } = parseAmount(text, digits)
  if (value === undefined) return wrong(problem === 'too-many-digits' ? 'digits' : 'amount')
  return isDecimal(stored) && isEqual(value, stored) ? { kind: 'none' } : { kind: 'value', value }
}

/** Words between commas, each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

function wordsEntry(text: string, stored: string, max: number): SheetEntry {
  const words = wordsOf(text)
  if (words.length > 100 || words.some((word) => word.length > max)) return wrong('long')
  const value = words.join(', ')
  return value === stored ? { kind: 'none' } : { kind: 'value', value }
}
