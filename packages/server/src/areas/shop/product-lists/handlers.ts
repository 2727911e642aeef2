import type { Handlers } from '@vitrine/contract/kit'
import type { ProductPart, products as productsService } from '@vitrine/contract/products'
import type { HandlerContext } from '../../../transport/call.ts'
import type { MediaUrl } from '../../catalog/index.ts'
import { encodeProduct, type ProductEditing } from '../product-editing/index.ts'
import type { ProductLists } from './index.ts'
import { sortOf } from './rules/filter.ts'

interface ProductListHandlerDeps {
  readonly lists: ProductLists
  readonly editing: Pick<ProductEditing, 'preordersOf' | 'customValuesOf' | 'variantValuesOf'>
  readonly mediaUrl: MediaUrl
}

const PAGE = 24
const withVariants: ReadonlySet<ProductPart> = new Set(['variants'])

export const productListHandlers = ({ lists, editing, mediaUrl }: ProductListHandlerDeps) =>
  ({
    listProducts: async ({ tx, input }) => {
      const { filter = {}, sort, limit = PAGE, offset = 0, facets = [] } = input
      const { customFieldFacets = [] } = input
      const request = { filter, sort: sortOf(sort), limit, offset, facets, customFieldFacets }
      const found = await lists.list(tx, request)
      const parts: ReadonlySet<ProductPart> = new Set(input.parts)
      const ids = parts.has('preorder') ? found.products.map(({ id }) => id) : []
      const preorders = await editing.preordersOf(tx, ids)
      const values = await editing.customValuesOf(tx, found.products)
      const variants = found.products.flatMap((one) => one.variants)
      const variantValues = await editing.variantValuesOf(tx, variants)
      return {
        products: found.products.map((one) =>
          encodeProduct(one, parts, mediaUrl, {
            preorder: preorders.get(one.id),
            customFields: values.get(one.id),
            variantValues,
          }),
        ),
        total: found.total,
        facets: [...found.facets],
        ...(input.customFieldFacets && { customFieldFacets: [...found.customFieldFacets] }),
      }
    },
    listWithVariants: async ({ tx, input }) => {
      const { filter = {}, sort, limit = PAGE, offset = 0 } = input
      const page = { filter, sort: sortOf(sort), limit, offset }
      const { products, total } = await lists.listWhole(tx, page)
      const values = await editing.customValuesOf(tx, products)
      const variantValues = await editing.variantValuesOf(
        tx,
        products.flatMap((one) => one.variants),
      )
      return {
        products: products.map((one) =>
          encodeProduct(one, withVariants, mediaUrl, {
            preorder: undefined,
            customFields: values.get(one.id),
            variantValues,
          }),
        ),
        total,
      }
    },
    previewProductChanges: ({ tx, input }) => lists.preview(tx, input),
    changeProducts: async ({ tx, input: { scheduledDate, ...change } }) => {
      const { id, total } = await lists.change(tx, change, scheduledDate)
      return { jobId: id, count: total }
    },
  }) satisfies Partial<Handlers<typeof productsService, HandlerContext>>
