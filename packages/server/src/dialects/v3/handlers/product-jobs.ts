import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers, Input } from '@vitrine/contract/kit'
import type { MediaUrl, ProductJobs } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeAdjustments } from '../codec/adjustments.ts'
import { decodeByFilter } from '../codec/by-filter.ts'
import { decodeSharedProductChanges, decodeSharedVariantValues } from '../codec/shared-changes.ts'
import { decodeTagChanges } from '../codec/tags.ts'

type Ops = (typeof catalogV3)['operations']
type Delete = Input<Ops['bulkDeleteProductsByFilter']>
type Update = Input<Ops['bulkUpdateProductsByFilter']>
type UpdateVariants = Input<Ops['bulkUpdateProductVariantsByFilter']>
type AdjustVariants = Input<Ops['bulkAdjustProductVariantsByFilter']>
type UpdateTags = Input<Ops['bulkUpdateProductTagsByFilter']>
type Sections = Input<Ops['bulkAddInfoSectionsToProductsByFilter']>
type Categories = Input<Ops['bulkAddProductsToCategoriesByFilter']>

const SCOPE = 'catalog-v3:write'

export interface ProductJobDeps {
  readonly productJobs: ProductJobs
  readonly mediaUrl: MediaUrl
}

/** Background jobs on all matching products. */
export const productJobHandlers = (deps: ProductJobDeps) => {
  const start = productJobStarts(deps)
  return {
    bulkUpdateProductsByFilter: async ({ input, tx }) => encodeJob(await start.update(tx, input)),
    bulkUpdateProductVariantsByFilter: async ({ input, tx }) =>
      encodeJob(await start.updateVariants(tx, input)),
    bulkDeleteProductsByFilter: async ({ input, tx }) => encodeJob(await start.delete(tx, input)),
    bulkAdjustProductVariantsByFilter: async ({ input, tx }) =>
      encodeJob(await start.adjustVariants(tx, input)),
    bulkAddInfoSectionsToProductsByFilter: async ({ input, tx }) =>
      encodeJob(await start.addInfoSections(tx, input)),
    bulkRemoveInfoSectionsFromProductsByFilter: async ({ input, tx }) =>
      encodeJob(await start.removeInfoSections(tx, input)),
    bulkAddProductsToCategoriesByFilter: async ({ input, tx }) =>
      encodeJob(await start.addToCategories(tx, input)),
    bulkRemoveProductsFromCategoriesByFilter: async ({ input, tx }) =>
      encodeJob(await start.removeFromCategories(tx, input)),
    bulkUpdateProductTagsByFilter: async ({ input, tx }) =>
      encodeJob(await start.updateTags(tx, input)),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

const encodeJob = ({ id }: { readonly id: string }) => ({ jobId: id })

/** Functions that start the jobs, each with the decoder of its stored request. */
const productJobStarts = ({ productJobs, mediaUrl }: ProductJobDeps) => {
  const search = decodeByFilter
  const sectionIds = { search, command: ({ infoSectionIds }: Sections) => infoSectionIds }
  const categoryIds = { search, command: ({ categoryIds }: Categories) => categoryIds }
  return {
    delete: productJobs.addKind<'delete', Delete>('delete', SCOPE, {
      search,
      command: () => undefined,
    }),
    update: productJobs.addKind<'update', Update>('update', SCOPE, {
      search,
      command: ({ product }, { now }) => decodeSharedProductChanges(product, { now, mediaUrl }),
    }),
    updateVariants: productJobs.addKind<'updateVariants', UpdateVariants>('updateVariants', SCOPE, {
      search,
      command: ({ variant }) => decodeSharedVariantValues(variant),
    }),
    adjustVariants: productJobs.addKind<'adjustVariants', AdjustVariants>('adjustVariants', SCOPE, {
      search,
      command: decodeAdjustments,
    }),
    updateTags: productJobs.addKind<'updateTags', UpdateTags>('updateTags', SCOPE, {
      search,
      command: decodeTagChanges,
    }),
    addInfoSections: productJobs.addKind('addInfoSections', SCOPE, sectionIds),
    removeInfoSections: productJobs.addKind('removeInfoSections', SCOPE, sectionIds),
    addToCategories: productJobs.addKind('addToCategories', SCOPE, categoryIds),
    removeFromCategories: productJobs.addKind('removeFromCategories', SCOPE, categoryIds),
  }
}
