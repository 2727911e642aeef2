import { InvalidRevision } from '@vitrine/contract/catalog'
import { ApplicationError, violation } from '@vitrine/contract/kit'
import {
  type FieldChange,
  type OthersChange,
  ProductRevisionConflict,
  type ProductToSave,
} from '@vitrine/contract/products'
import { dryRun } from '../../../../platform/dry-run.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type Catalog, isRefusal, type Product, type WritePolicy } from '../../../catalog/index.ts'
import type { Inventory } from '../../../stock/index.ts'
import { mergeSave } from '../rules/merge-save.ts'
import { type OthersChanges, othersChanges } from '../rules/others-changes.ts'
import { concernsVariants, planCreation, planUpdate } from '../rules/plan-save.ts'
import { differences, fieldsOf } from '../rules/product-fields.ts'
import { findFactsSince } from '../store/changes-since.ts'
import { saveCollections, saveStock } from './save-parts.ts'

export interface ProductEditingDeps {
  readonly catalog: Catalog
  readonly inventory: Pick<Inventory, 'changeItems'>
}

export interface SaveOptions {
  /** Saves onto a newer revision as long as others changed other fields. */
  readonly merge: boolean
  /** Takes everything back and says what would have changed. */
  readonly dryRun: boolean
  /** Reads managed variants in any case. */
  readonly withVariants: boolean
}

export interface SavedProduct {
  readonly product: Product
  readonly created: boolean
  readonly changes: readonly FieldChange[]
  readonly othersChanges: readonly OthersChange[]
}

const policy: WritePolicy = { exactSlugs: true, uniqueCodes: true, limited: true }
const merchant = { seesHidden: true } as const
/** The catalog's own default. */
const MAX_VARIANTS = 10_000

/** Creates a product, or changes any part of one: all of it, as one revision, or nothing. */
export async function saveProduct(
  tx: Tx,
  deps: ProductEditingDeps,
  request: ProductToSave,
  options: SaveOptions,
): Promise<SavedProduct> {
  const save = () =>
    request.id === undefined
      ? createProduct(tx, deps, request)
      : updateProduct(tx, deps, { ...request, id: request.id }, options)
  return options.dryRun ? dryRun(tx, save) : save()
}

async function createProduct(
  tx: Tx,
  deps: ProductEditingDeps,
  request: ProductToSave,
): Promise<SavedProduct> {
  const { maxVariants = MAX_VARIANTS } = await deps.catalog.shopOf(tx)
  const { changes, stock } = planCreation(request, maxVariants)
  const [created] = await deps.catalog.createEach(tx, [changes], { policy })
  if (isRefusal(created)) throw created
  const product = created as Product
  const isStocked = await saveStock(tx, deps, product, stock)
  const saved = isStocked ? await readProduct(tx, deps, product.id, true) : product
  const blank = { product: {}, variants: new Map() }
  return {
    product: saved,
    created: true,
    changes: differences(blank, fieldsOf(saved)),
    othersChanges: [],
  }
}

interface Update extends ProductToSave {
  readonly id: string
}

async function updateProduct(
  tx: Tx,
  deps: ProductEditingDeps,
  request: Update,
  options: SaveOptions,
): Promise<SavedProduct> {
  if (request.revision === undefined) {
    throw violation('product.revision', 'REQUIRED_FIELD', 'is required with an id')
  }
  const withVariants = options.withVariants || concernsVariants(request)
  const first = await tryUpdate(tx, deps, request, { ...options, withVariants })
  // Somebody saved between reading and locking; the product is locked now, and so stays as it is read next.
  const saved = first ?? (await tryUpdate(tx, deps, request, { ...options, withVariants }))
  if (saved) return saved
  throw InvalidRevision({ id: request.id })
}

/** Undefined when the product changed after it was read. */
async function tryUpdate(
  tx: Tx,
  deps: ProductEditingDeps,
  requested: Update,
  { merge, withVariants }: SaveOptions,
): Promise<SavedProduct | undefined> {
  const before = await readProduct(tx, deps, requested.id, withVariants)
  const others = await findOthersChanges(tx, before, requested.revision as number)
  const request = others ? merged(requested, others, before, merge) : requested
  const { maxVariants = MAX_VARIANTS } = await deps.catalog.shopOf(tx)
  const { changes, stock } = planUpdate(before, request, maxVariants)
  const movesFirst = request.mainCollectionId !== undefined
  const moved = movesFirst && (await saveCollections(tx, deps, before, request.collectionIds))
  const [result] = await deps.catalog.updateEach(
    tx,
    [{ id: before.id, revision: before.revision, changes }],
    { ...policy, withoutVariants: !withVariants },
  )
  if (isStale(result)) return undefined
  if (isRefusal(result)) throw result
  const { product } = result as Exclude<typeof result, Error | undefined>
  const isStocked = await saveStock(tx, deps, product, stock)
  const isMoved =
    moved || (!movesFirst && (await saveCollections(tx, deps, before, request.collectionIds)))
  const saved =
    isStocked || isMoved ? await readProduct(tx, deps, before.id, withVariants) : product
  return {
    product: saved,
    created: false,
    changes: differences(fieldsOf(before), fieldsOf(saved)),
    othersChanges: others?.changes ?? [],
  }
}

const isStale = (result: unknown): boolean =>
  result instanceof ApplicationError && result.definition.code === InvalidRevision.code

const readProduct = (
  tx: Tx,
  { catalog }: ProductEditingDeps,
  id: string,
  withVariants: boolean,
): Promise<Product> =>
  withVariants ? catalog.getProduct(tx, id, merchant) : catalog.getProductAlone(tx, id, merchant)

/** Undefined when the revision is the present one. */
async function findOthersChanges(
  tx: Tx,
  product: Product,
  revision: number,
): Promise<OthersChanges | undefined> {
  if (revision === product.revision) return undefined
  return othersChanges(await findFactsSince(tx, product.id, revision), product, revision)
}

function merged(
  request: Update,
  { changes, isComplete }: OthersChanges,
  before: Product,
  merge: boolean,
): ProductToSave {
  const { request: remaining, conflicts } = mergeSave(request, changes, before)
  if (merge && isComplete && conflicts.length === 0) return remaining
  throw ProductRevisionConflict({
    productId: before.id,
    revision: before.revision,
    changes,
    conflicts,
    isComplete,
  })
}
