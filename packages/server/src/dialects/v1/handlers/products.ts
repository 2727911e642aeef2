import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import type { Handlers } from '@vitrine/contract/kit'
import { type Product, readerOf } from '../../../areas/catalog/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type BulkCommand, decodeBulkAdjust, decodeBulkUpdate, encodeBulk } from '../codec/bulk.ts'
import { decodeMedia, decodeNewProduct, decodeProductChanges } from '../codec/commands.ts'
import { encodeAvailability, encodeProduct } from '../codec/product.ts'
import { type CatalogHandlerDeps, viewOf } from './view.ts'

type All = Handlers<typeof catalogV1, HandlerContext>

export const productHandlers = (deps: CatalogHandlerDeps) => {
  const { catalog } = deps
  return {
    createProduct: async ({ input, ...call }) => ({
      product: encodeProduct(
        await viewOf(deps, call, true),
        await catalog.createProduct(call.tx, decodeNewProduct(input.product)),
      ),
    }),
    updateProduct: async ({ input, ...call }) => {
      const { product: sent, withoutVariants = false } = input
      const changes = decodeProductChanges(sent)
      const manner = { withoutVariants }
      const view = await viewOf(deps, call, true)
      const product = await catalog.updateProduct(call.tx, sent.id, changes, manner)
      return { product: encodeProduct(view, withoutVariants ? alone(product) : product) }
    },
    deleteProduct: async ({ input, tx }) => {
      await catalog.deleteProduct(tx, input.id)
      return {}
    },
    getProductOptionsAvailability: async ({ input, ...call }) =>
      encodeAvailability(
        await viewOf(deps, call),
        await catalog.optionsAvailability(call.tx, input.id, input.options ?? {}, readerOf(call)),
      ),
    deleteProductOptions: async ({ input, tx }) => {
      await catalog.deleteOptions(tx, input.id)
      return {}
    },
    removeProductBrand: async ({ input, tx }) => {
      await catalog.removeBrand(tx, input.id)
      return {}
    },
    removeProductRibbon: async ({ input, tx }) => {
      await catalog.removeRibbon(tx, input.id)
      return {}
    },
    bulkUpdateProducts: async ({ input, tx }) =>
      encodeBulk(await runBulk(deps, tx, input.ids, decodeBulkUpdate(input.set))),
    bulkAdjustProductProperties: async ({ input, tx }) =>
      encodeBulk(await runBulk(deps, tx, input.ids, decodeBulkAdjust(input.adjust))),
    addProductMedia: async ({ input, tx }) => {
      await catalog.addMedia(tx, input.id, input.media.map(decodeMedia))
      return {}
    },
    removeProductMedia: async ({ input, tx }) => {
      await catalog.removeMedia(tx, input.id, input.mediaIds)
      return {}
    },
    addProductMediaToChoices: async ({ input, tx }) => {
      await catalog.linkMedia(tx, input.id, input.media)
      return {}
    },
    removeProductMediaFromChoices: async ({ input, tx }) => {
      await catalog.unlinkMedia(tx, input.id, input.media)
      return {}
    },
  } satisfies Partial<All>
}

const alone = (product: Product): Product => ({ ...product, variants: [] })

const runBulk = (
  { catalog }: CatalogHandlerDeps,
  tx: Tx,
  ids: readonly string[],
  command: BulkCommand,
) =>
  command.kind === 'label'
    ? catalog.labelProducts(tx, ids, command.label, command.name)
    : catalog.stepProducts(tx, ids, command.number, command.step)
