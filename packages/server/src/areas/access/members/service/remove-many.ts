import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import { refusalOf as oneCodeOf } from '../../../site/jobs/index.ts'
import type { Deps } from '../model.ts'
import { remove } from './remove.ts'

export interface BulkResult {
  readonly id: string
  /** Why it stayed, in the words of the call for one. */
  readonly refusal?: ApplicationError
}

/** Removes members one after another; each that stays says why. */
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
 * Runs one piece of a larger work. A promised error is its outcome, because it is thrown before anything
 * is written; every other one ends the whole work.
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
