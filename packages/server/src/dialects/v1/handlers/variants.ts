import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import type { Handlers } from '@vitrine/contract/kit'
import { readerOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeVariantChanges } from '../codec/commands.ts'
import { decodeStoreVariantQuery } from '../codec/query.ts'
import { encodeStoreVariant, encodeVariants } from '../codec/variant.ts'
import { type CatalogHandlerDeps, viewOf } from './view.ts'

const DEFAULT_LIMIT = 100

export const variantHandlers = (deps: CatalogHandlerDeps) => {
  const { catalog, pages } = deps
  return {
    queryProductVariants: async ({ input, ...call }) => {
      const view = await viewOf(deps, call, input.includeMerchantSpecificData)
      const { limit = DEFAULT_LIMIT, offset = 0 } = input.paging ?? {}
      const variantIds = input.variantIds?.length ? input.variantIds : undefined
      const page = { choices: input.choices ?? {}, variantIds, limit, offset }
      const found = await catalog.queryVariants(call.tx, input.id, page, readerOf(call))
      return {
        variants: encodeVariants(view, found.product, found.items),
        metadata: { items: limit, offset },
        totalResults: found.total,
      }
    },
    queryStoreVariants: async ({ input, ...call }) => {
      const open = pages.open('variants', call, input.query)
      const query = { ...decodeStoreVariantQuery(open.query), walk: open.walk }
      const found = await catalog.queryStoreVariants(call.tx, query, readerOf(call))
      const view = await viewOf(deps, call)
      return {
        variants: found.items.map((variant) => encodeStoreVariant(view, variant)),
        metadata: { cursors: {}, ...open.metadata(query, found) },
      }
    },
    getStoreVariant: async ({ input, ...call }) => ({
      variant: encodeStoreVariant(
        await viewOf(deps, call),
        await catalog.getStoreVariant(call.tx, input.id, readerOf(call)),
      ),
    }),
    updateProductVariants: async ({ input, ...call }) => {
      const changes = input.variants.map(decodeVariantChanges)
      const { product, variants } = await catalog.updateVariants(call.tx, input.id, changes)
      return { variants: encodeVariants(await viewOf(deps, call, true), product, variants) }
    },
    resetAllProductVariantData: async ({ input, tx }) => {
      await catalog.resetVariants(tx, input.id)
      return {}
    },
  } satisfies Partial<Handlers<typeof catalogV1, HandlerContext>>
}
