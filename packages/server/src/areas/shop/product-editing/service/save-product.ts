import { InvalidRevision } from '@vitrine/contract/catalog'
import { ApplicationError } from '@vitrine/contract/kit'
import { ProductRevisionConflict, type ProductToSave } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import { type Catalog, isRefusal, type Product, type WritePolicy } from '../../../catalog/index.ts'
import type { Inventory } from '../../../stock/index.ts'
import {
  type SaveOptions as CommonOptions,
  type Editor,
  type SavedEntity,
  saveEntity,
} from '../../editing/index.ts'
import type { ProductState } from '../model.ts'
import { mergeSave } from '../rules/merge-save.ts'
import { concernsVariants, planCreation, planUpdate } from '../rules/plan-save.ts'
import { differences, fieldsOf } from '../rules/product-fields.ts'
import { addedOptionIds } from '../rules/target-options.ts'
import { type CustomFieldDeps, withCheckedValues } from './custom-values.ts'
import { saveCollections, saveStock, saveStockOfAll } from './save-parts.ts'

export interface ProductEditingDeps extends CustomFieldDeps {
  readonly catalog: Catalog
  readonly inventory: Pick<Inventory, 'changeItems' | 'get' | 'setStock'>
}

export interface SaveOptions extends CommonOptions {
  /** Reads managed variants even if the save does not affect them. */
  readonly withVariants: boolean
  /** Copy of an existing product: custom field values are not validated. Default: false. */
  readonly isCopy?: boolean
}

export const policy: WritePolicy = { exactSlugs: true, uniqueCodes: true, limited: true }
/** The facts that contain changes of products. */
export const factsOfProducts = {
  entities: ['product', 'variants'],
  withoutRevision: ['collectionIds'],
} as const
const merchant = { seesHidden: true } as const
/** The catalog's default. */
const MAX_VARIANTS = 10_000

/** Creates a product or changes any part of one: everything as one revision, or nothing. */
export const saveProduct = (
  tx: Tx,
  deps: ProductEditingDeps,
  request: ProductToSave,
  options: SaveOptions,
): Promise<SavedEntity<Product>> =>
  saveEntity(
    tx,
    productEditor(deps, {
      withVariants: options.withVariants || concernsVariants(request),
      isCopy: options.isCopy ?? false,
    }),
    request,
    options,
  )

const productEditor = (
  deps: ProductEditingDeps,
  { withVariants, isCopy }: Required<Pick<SaveOptions, 'withVariants' | 'isCopy'>>,
): Editor<ProductToSave, Product> => ({
  field: 'product',
  facts: factsOfProducts,
  read: (tx, id) => readProduct(tx, deps, id, withVariants),
  create: (tx, request) => createProduct(tx, deps, request, isCopy),
  update: (tx, before, request) => updateProduct(tx, deps, { before, request, withVariants }),
  differences: (before, after) =>
    differences(fieldsOf(before as ProductState), fieldsOf(after as ProductState)),
  merge: mergeSave,
  refuse: ({ id: productId, ...stale }) => ProductRevisionConflict({ productId, ...stale }),
})

async function createProduct(
  tx: Tx,
  deps: ProductEditingDeps,
  request: ProductToSave,
  isCopy: boolean,
): Promise<Product> {
  const context = await planContext(tx, deps, undefined, request, isCopy)
  const checked = await withCheckedValues(tx, deps, undefined, request, isCopy)
  const { changes, stock } = planCreation(checked, context)
  const [created] = await deps.catalog.createEach(tx, [changes], { policy })
  if (isRefusal(created)) throw created
  const product = created as Product
  const isSet = await saveStockOfAll(tx, deps, product, request.stock)
  const isStocked = await saveStock(tx, deps, product, stock)
  return isSet || isStocked ? readProduct(tx, deps, product.id, true) : product
}

export async function planContext(
  tx: Tx,
  { catalog, customFields }: ProductEditingDeps,
  before: Product | undefined,
  { options, variants }: ProductToSave,
  isCopy: boolean,
) {
  const { maxVariants = MAX_VARIANTS } = await catalog.shopOf(tx)
  const shared = await catalog.findCustomizations(tx, addedOptionIds(before, options))
  const hasValues = variants?.some((one) => one.customFields !== undefined) ?? false
  const variantFields = hasValues && !isCopy ? await customFields.of(tx, 'VARIANT') : undefined
  return { maxVariants, shared, variantFields }
}

interface Update {
  readonly before: Product
  readonly request: ProductToSave
  readonly withVariants: boolean
}

/** Undefined if the product changed after it was read. */
async function updateProduct(
  tx: Tx,
  deps: ProductEditingDeps,
  { before, request, withVariants }: Update,
): Promise<Product | undefined> {
  const { changes, stock } = planUpdate(
    before,
    await withCheckedValues(tx, deps, before, request, false),
    await planContext(tx, deps, before, request, false),
  )
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
  const isSet = await saveStockOfAll(tx, deps, product, request.stock)
  const isStocked = await saveStock(tx, deps, product, stock)
  const isMoved =
    moved || (!movesFirst && (await saveCollections(tx, deps, before, request.collectionIds)))
  if (!isSet && !isStocked && !isMoved) return product
  const after = await readProduct(tx, deps, before.id, withVariants)
  return isSet || isMoved || differences(fieldsOf(before), fieldsOf(after)).length > 0
    ? deps.catalog.recordSave(tx, before, after)
    : after
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
