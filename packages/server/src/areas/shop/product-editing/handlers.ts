import type { Handlers } from '@vitrine/contract/kit'
import {
  type ProductPart,
  productParts,
  type products as productsService,
} from '@vitrine/contract/products'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Catalog, MediaUrl } from '../../catalog/index.ts'
import { encodeSave, saveOptionsOf } from '../editing/index.ts'
import { encodeProduct } from './codec.ts'
import type { ProductEditing } from './index.ts'

interface ProductHandlerDeps {
  readonly catalog: Catalog
  readonly editing: ProductEditing
  readonly mediaUrl: MediaUrl
}

const merchant = { seesHidden: true } as const
const allParts: ReadonlySet<ProductPart> = new Set(productParts)
const savedParts: ReadonlySet<ProductPart> = new Set(
  productParts.filter((part) => part !== 'variants'),
)

export const productHandlers = ({ catalog, editing, mediaUrl }: ProductHandlerDeps) =>
  ({
    saveProduct: async ({ tx, input }) => {
      const parts = input.parts ? new Set(input.parts) : savedParts
      const options = { ...saveOptionsOf(input), withVariants: parts.has('variants') }
      const result = await editing.save(tx, input.product, options)
      return { product: encodeProduct(result.entity, parts, mediaUrl), ...encodeSave(result) }
    },
    getProduct: async ({ tx, input }) => {
      const parts = input.parts ? new Set(input.parts) : allParts
      const product = parts.has('variants')
        ? await catalog.getProduct(tx, input.id, merchant)
        : await catalog.getProductAlone(tx, input.id, merchant)
      return { product: encodeProduct(product, parts, mediaUrl) }
    },
    duplicateProduct: async ({ tx, input }) => {
      const product = await editing.duplicate(tx, input.id, input.name)
      return { product: encodeProduct(product, savedParts, mediaUrl) }
    },
    restoreProduct: async ({ tx, input }) => {
      const product = await editing.restore(tx, input.id)
      return { product: encodeProduct(product, savedParts, mediaUrl) }
    },
    deleteProduct: async ({ tx, input }) => {
      await catalog.deleteProduct(tx, input.id)
      return {}
    },
  }) satisfies Partial<Handlers<typeof productsService, HandlerContext>>
