import type { Tx } from '../../../../platform/tx.ts'
import { countedWords } from '../rules/nothing-found.ts'
import { countSearch } from '../store/nothing-found.ts'

interface Finder {
  readonly findByWords: (
    tx: Tx,
    typed: string,
    page: { limit: number; offset: number },
  ) => Promise<{ readonly total: number }>
}

/** Counts a search of a shopper, unless it finds something after all. */
export async function countNothingFound(tx: Tx, { findByWords }: Finder, typed: string) {
  const words = countedWords(typed)
  if (words === undefined) return
  const { total } = await findByWords(tx, typed, { limit: 1, offset: 0 })
  if (total === 0) await countSearch(tx, words)
}
