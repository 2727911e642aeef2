import type { catalogV3, ProductField, Product as WireProduct } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import {
  type CatalogResult,
  isRefusal,
  type Product,
  type Target,
} from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type BulkItem, encodeBulk } from '../codec/bulk.ts'
import { decodeTagChanges } from '../codec/tags.ts'
import { type Call, type ListingDeps, showWhole, viewOf } from './list-products.ts'

interface ExplicitTargets {
  readonly products: readonly { readonly productId: string; readonly revision: string }[]
  readonly returnEntity?: boolean | null
  readonly fields?: readonly ProductField[] | null
}
type Change = (
  targets: readonly Target[],
  reading: { readonly variants: boolean },
) => Promise<readonly CatalogResult<Product>[]>

/** Info sections and tags of a few products at once. */
export const sharedChangeHandlers = (deps: ListingDeps) => {
  const { catalog } = deps
  /** Changes a few products at once, and returns them where requested. */
  async function atOnce(
    { products, returnEntity, fields }: ExplicitTargets,
    call: Call,
    change: Change,
  ) {
    const view = await viewOf(deps, call, fields)
    const targets = products.map(({ productId: id, revision }) => ({
      id,
      revision: Number(revision),
    }))
    const results = await change(targets, { variants: returnEntity === true })
    const changed = results.flatMap((one) => (isRefusal(one) || !returnEntity ? [] : one))
    const shown = new Map((await showWhole(deps, call, view, changed)).map((one) => [one.id, one]))
    return encodeBulk(
      results.map((one, at): BulkItem<WireProduct> => {
        if (isRefusal(one)) return { id: targets[at]?.id ?? '', error: one }
        const item = shown.get(one.id)
        return { id: one.id, ...(item && { item }) }
      }),
    )
  }
  return {
    bulkAddInfoSectionsToProducts: async ({ input, ...call }) =>
      atOnce(input, call, (targets, reading) =>
        catalog.addSections(call.tx, targets, input.infoSectionIds, reading),
      ),
    bulkRemoveInfoSectionsFromProducts: async ({ input, ...call }) =>
      atOnce(input, call, (targets, reading) =>
        catalog.removeSections(call.tx, targets, input.infoSectionIds, reading),
      ),
    bulkUpdateProductTags: async ({ input, tx }) => {
      const targets = input.productIds.map((id) => ({ id }))
      const results = await catalog.changeTags(tx, targets, decodeTagChanges(input))
      return encodeBulk(
        results.map((one, at) => ({
          id: targets[at]?.id ?? '',
          ...(one instanceof Error && { error: one }),
        })),
      )
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
