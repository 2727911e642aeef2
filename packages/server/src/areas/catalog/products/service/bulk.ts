import { PriceOutOfRange, ProductNotFound } from '@vitrine/contract/catalog'
import { ApplicationError } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'
import { type CatalogDeps, decimalsOf } from '../../shared/service/context.ts'
import { type BulkNumber, type Step, stepProduct } from '../rules/bulk.ts'
import { findProducts } from '../store/find-products.ts'
import type { Change } from '../store/save-products.ts'
import { saveChanges } from './change-products.ts'
import { resolveReferences } from './resolve-references.ts'

/** The result for one product of a bulk operation; without an error it was changed. */
export interface BulkResult {
  readonly id: string
  readonly error?: ApplicationError
}

/** Sets or moves one numeric field of many products; each succeeds or fails on its own. */
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

/** Sets the same brand or ribbon on many products; an empty name removes it. */
export async function labelProducts(
  tx: Tx,
  deps: CatalogDeps,
  ids: readonly string[],
  label: 'brand' | 'ribbon',
  name: string,
): Promise<BulkResult[]> {
  const existing = await resolveReferences(tx, deps, [{ [label]: name }])
  const value = name ? existing[label](name) : null
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
  const results = new Map(found.map((before) => [before.id, attempt(before, change)]))
  const changes = [...results.values()].flatMap((one) =>
    one instanceof ApplicationError ? [] : [one],
  )
  await saveChanges(tx, deps, changes)
  return ids.map((id) => {
    const result = results.get(id.toLowerCase()) ?? ProductNotFound({ productId: id })
    return result instanceof ApplicationError ? { id, error: result } : { id }
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
