import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { Deps } from '../model.ts'
import { remove } from './remove.ts'

/** Why something was not done to one member, in the words of the call for one. */
export interface Refusal {
  readonly code: string
  readonly description: string
  readonly data: Record<string, unknown>
}

export interface BulkResult {
  readonly id: string
  readonly refusal?: Refusal
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
export async function refusalOf(work: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof ApplicationError) {
      return { code: error.definition.code, description: error.message, data: error.data }
    }
    if (!(error instanceof ValidationError)) throw error
    const [first] = error.violations
    return {
      code: first?.ruleName ?? 'INVALID_ARGUMENT',
      description: error.message,
      data: first?.data ?? {},
    }
  }
}
