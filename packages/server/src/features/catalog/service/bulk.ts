import { PriceOutOfRange, ProductNotFound } from '@vitrine/contract/catalog'
import { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import { type BulkNumber, type Step, stepProduct } from '../rules/bulk.ts'
import { findProducts } from '../store/find-products.ts'
import type { Change } from '../store/save-products.ts'
import { saveChanges } from './change-products.ts'
import { type CatalogDeps, decimalsOf, resolveReferences } from './context.ts'

/** What became of one product of many; without an error it is changed. */
export interface BulkResult {
  readonly id: string
  readonly error?: ApplicationError
}

/** Sets or moves one number of many products; each succeeds or fails alone. */
export async function stepProducts(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
  number: BulkNumber,
  step: Step,
): Promise<BulkResult[]> {
  const decimals = await decimalsOf(tx, deps)
  return changeEach(tx, deps, ids, (before) => stepProduct(before, number, step, decimals))
}

/** Gives many products the same brand or ribbon; an empty name takes it off. */
export async function labelProducts(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
  label: 'brand' | 'ribbon',
  name: string,
): Promise<BulkResult[]> {
  const known = await resolveReferences(tx, deps, [{ [label]: name }])
  const value = name ? known[label](name) : null
  return changeEach(tx, deps, ids, (before) => ({ ...before, [label]: value }), false)
}

async function changeEach(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
  change: (before: Product) => Product,
  variants = true,
): Promise<BulkResult[]> {
  const found = await findProducts(tx, ids, { variants, lock: true })
  const outcomes = new Map(found.map((before) => [before.id, attempt(before, change)]))
  const changes = [...outcomes.values()].flatMap((one) =>
    one instanceof ApplicationError ? [] : [one],
  )
  await saveChanges(tx, deps, changes)
  return ids.map((id) => {
    const outcome = outcomes.get(id.toLowerCase()) ?? ProductNotFound({ productId: id })
    return outcome instanceof ApplicationError ? { id, error: outcome } : { id }
  })
}

function attempt(
  before: Product,
  change: (before: Product) => Product,
): Required<Change> | ApplicationError {
  try {
    return { before, after: change(before) }
  } catch (error) {
    const isRefusal = error instanceof ApplicationError
    if (isRefusal && error.definition.code === PriceOutOfRange.code) return error
    throw error
  }
}
