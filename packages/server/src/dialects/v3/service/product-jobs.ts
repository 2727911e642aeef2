import { type catalogV3, ItemNotInCategory } from '@vitrine/contract/catalog-v3'
import type { Input } from '@vitrine/contract/kit'
import type {
  Catalog,
  CategoryItemResult,
  MediaUrl,
  Membership,
} from '../../../areas/catalog/index.ts'
import type { JobsFeature } from '../../../areas/site/jobs/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { decodeAdjustments } from '../codec/adjustments.ts'
import type { ByFilter } from '../codec/by-filter.ts'
import { decodeSharedProductChanges, decodeSharedVariantValues } from '../codec/shared-changes.ts'
import { decodeTagChanges } from '../codec/tags.ts'
import { type ProductJobResult, productKind } from './product-kind.ts'

type Ops = (typeof catalogV3)['operations']
interface Deps {
  readonly catalog: Catalog
  readonly jobs: Pick<JobsFeature, 'addKind'>
  readonly mediaUrl: MediaUrl
}

/**
 * The result of a product over several categories: the first error; removing a product that is no member is
 * no error.
 */
async function perProduct(
  ids: readonly string[],
  categoryIds: readonly string[],
  move: (members: readonly Membership[]) => Promise<readonly CategoryItemResult[]>,
): Promise<CategoryItemResult[]> {
  const members = ids.flatMap((productId) =>
    categoryIds.map((collectionId) => ({ collectionId, productId })),
  )
  const results = await move(members)
  return ids.map((_, at) =>
    results
      .slice(at * categoryIds.length, (at + 1) * categoryIds.length)
      .find((one) => one && one.definition.code !== ItemNotInCategory.code),
  )
}

const targets = (ids: readonly string[]) => ids.map((id) => ({ id }))

/** Functions that start jobs on all matching products, and their job kinds. */
export function productJobs({ catalog, jobs, mediaUrl }: Deps) {
  /** Registers a kind whose input is validated before matches are counted. */
  function addKind<Asked extends ByFilter>(
    name: string,
    check: (tx: Tx, input: Asked) => unknown,
    act: (tx: Tx, input: Asked, ids: readonly string[]) => Promise<readonly ProductJobResult[]>,
  ) {
    const start = jobs.addKind(`products.${name}`, productKind(catalog, act))
    return async (tx: Tx, input: Asked) => {
      await check(tx, input)
      return { jobId: (await start(tx, input)).id }
    }
  }
  const nothing = () => undefined
  const readingAt = ({ now }: Tx) => ({ now, mediaUrl })
  type Sections = Input<Ops['bulkAddInfoSectionsToProductsByFilter']>
  type Categories = Input<Ops['bulkAddProductsToCategoriesByFilter']>

  async function requireCategories(tx: Tx, { categoryIds }: Categories) {
    for (const id of categoryIds) await catalog.getCategory(tx, { id }, { seesHidden: true })
  }
  return {
    delete: addKind<Input<Ops['bulkDeleteProductsByFilter']>>('delete', nothing, (tx, _, ids) =>
      catalog.deleteEach(tx, ids),
    ),
    update: addKind<Input<Ops['bulkUpdateProductsByFilter']>>(
      'update',
      (tx, { product }) => decodeSharedProductChanges(product, readingAt(tx)),
      (tx, { product }, ids) =>
        catalog.changeAlike(tx, targets(ids), decodeSharedProductChanges(product, readingAt(tx))),
    ),
    updateVariants: addKind<Input<Ops['bulkUpdateProductVariantsByFilter']>>(
      'updateVariants',
      (_, { variant }) => decodeSharedVariantValues(variant),
      (tx, { variant }, ids) =>
        catalog.setVariants(tx, targets(ids), decodeSharedVariantValues(variant)),
    ),
    adjustVariants: addKind<Input<Ops['bulkAdjustProductVariantsByFilter']>>(
      'adjustVariants',
      (_, input) => decodeAdjustments(input),
      (tx, input, ids) => catalog.adjustVariants(tx, targets(ids), decodeAdjustments(input)),
    ),
    updateTags: addKind<Input<Ops['bulkUpdateProductTagsByFilter']>>(
      'updateTags',
      (_, input) => decodeTagChanges(input),
      (tx, input, ids) => catalog.changeTags(tx, targets(ids), decodeTagChanges(input)),
    ),
    addInfoSections: addKind<Sections>(
      'addInfoSections',
      (tx, { infoSectionIds }) => catalog.requireSections(tx, infoSectionIds),
      (tx, { infoSectionIds }, ids) => catalog.addSections(tx, targets(ids), infoSectionIds),
    ),
    removeInfoSections: addKind<Sections>(
      'removeInfoSections',
      nothing,
      (tx, { infoSectionIds }, ids) => catalog.removeSections(tx, targets(ids), infoSectionIds),
    ),
    addToCategories: addKind<Categories>(
      'addToCategories',
      requireCategories,
      async (tx, { categoryIds }, ids) =>
        perProduct(ids, categoryIds, (members) => catalog.addItems(tx, members)),
    ),
    removeFromCategories: addKind<Categories>(
      'removeFromCategories',
      requireCategories,
      async (tx, { categoryIds }, ids) =>
        perProduct(ids, categoryIds, (members) => catalog.removeItems(tx, members)),
    ),
  }
}
