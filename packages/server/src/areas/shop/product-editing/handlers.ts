import type { Handlers } from '@vitrine/contract/kit'
import {
  type ProductPart,
  productParts,
  type products as productsService,
} from '@vitrine/contract/products'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Catalog, MediaUrl, Product } from '../../catalog/index.ts'
import { encodeSave, saveOptionsOf } from '../editing/index.ts'
import { createVariantEncoder, encodeProduct, encodeSaved } from './codec.ts'
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

const PAGE = 24

export const productHandlers = ({ catalog, editing, mediaUrl }: ProductHandlerDeps) => {
  const encode = async (tx: Tx, product: Product, parts: ReadonlySet<ProductPart>) => {
    const preorders = await editing.preordersOf(tx, parts.has('preorder') ? [product.id] : [])
    const values = await editing.customValuesOf(tx, [product])
    const { id } = product
    const variantValues = await editing.variantValuesOf(tx, product.variants)
    const beside = { preorder: preorders.get(id), customFields: values.get(id), variantValues }
    return encodeProduct(product, parts, mediaUrl, beside)
  }
  return {
    saveProduct: async ({ tx, input }) => {
      const parts = input.parts ? new Set(input.parts) : savedParts
      const options = { ...saveOptionsOf(input), withVariants: parts.has('variants') }
      const result = await editing.save(tx, input.product, options)
      return { product: await encode(tx, result.entity, parts), ...encodeSave(result) }
    },
    saveProducts: async ({ tx, input }) => ({
      results: (await editing.saveEach(tx, input.products)).map(encodeSaved),
      groupId: tx.requestId,
    }),
    saveProductsInBackground: async ({ tx, input }) => {
      const { id, total } = await editing.saveInBackground(tx, input.products)
      return { jobId: id, count: total }
    },
    getProduct: async ({ tx, input }) => {
      const parts = input.parts ? new Set(input.parts) : allParts
      const product = parts.has('variants')
        ? await catalog.getProduct(tx, input.id, merchant)
        : await catalog.getProductAlone(tx, input.id, merchant)
      return { product: await encode(tx, product, parts) }
    },
    listVariants: async ({ tx, input: { id, limit = PAGE, offset = 0 } }) => {
      const page = { variantIds: undefined, limit, offset }
      const { product, items, total } = await catalog.queryVariants(tx, id, page, merchant)
      const values = await editing.variantValuesOf(tx, items)
      return { variants: items.map(createVariantEncoder(product, values)), total }
    },
    duplicateProduct: async ({ tx, input }) => {
      const product = await editing.duplicate(tx, input.id, input.name)
      return { product: await encode(tx, product, savedParts) }
    },
    restoreProduct: async ({ tx, input }) => {
      const product = await editing.restore(tx, input.id)
      return { product: await encode(tx, product, savedParts) }
    },
    deleteProduct: async ({ tx, input }) => {
      await catalog.deleteProduct(tx, input.id)
      return {}
    },
  } satisfies Partial<Handlers<typeof productsService, HandlerContext>>
}
