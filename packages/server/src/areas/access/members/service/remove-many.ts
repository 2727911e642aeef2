import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import { refusalOf as oneCodeOf } from '../../../site/jobs/index.ts'
import type { Deps } from '../model.ts'
import { remove } from './remove.ts'

export interface BulkResult {
  readonly id: string
  /** Why it was not removed, as in the error of a single removal. */
  readonly refusal?: ApplicationError
}

/** Removes members one by one; returns the reason for each that could not be removed. */
export async function removeMany(
  tx: Tx,
  deps: Deps,
  ids: readonly string[],
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of ids) {
    const refusal = await refusalOf(() => remove(tx, deps, id))
    results.push(refusal ? { id, refusal } : { id })
  }
  return results
}

/**
 * Runs one item of a bulk operation. A declared error is the result of the item, because it is thrown before
 * anything is stored; any other error aborts the whole operation.
 */
export async function refusalOf(
  work: () => Promise<unknown>,
): Promise<ApplicationError | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof ApplicationError || error instanceof ValidationError) {
      return oneCodeOf(error)
    }
    throw error
  }
}
