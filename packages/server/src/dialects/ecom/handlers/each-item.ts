import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import { inSavepoint } from '../../../platform/savepoint.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeFailure, encodeTotals } from '../codec/bulk.ts'

interface Entity {
  readonly id: string
}

/** Processes the items of a bulk call in order: a client error only fails its item. */
export async function eachItem<Item, Result extends Entity>(
  tx: Tx,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) {
  const results: (Result | Error)[] = []
  for (const item of items) {
    results.push(
      await inSavepoint(tx, () => work(item)).catch((error: unknown) => {
        if (error instanceof ApplicationError || error instanceof ValidationError) return error
        throw error
      }),
    )
  }
  return results
}

/** The result of each item, with the records when requested. */
export function encodeResults<Result extends Entity>(
  results: readonly (Result | Error)[],
  withEntity: boolean | null | undefined,
) {
  const successes = results.filter((one) => !(one instanceof Error)).length
  return {
    results: results.map((one, originalIndex) =>
      one instanceof Error
        ? { itemMetadata: encodeFailure(one, originalIndex) }
        : {
            itemMetadata: { id: one.id, originalIndex, success: true },
            ...(withEntity && { item: one }),
          },
    ),
    bulkActionMetadata: encodeTotals(successes, results.length),
  }
}
