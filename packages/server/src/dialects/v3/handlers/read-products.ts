import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import { type ProductLocator, readerOf } from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { rawJson } from '../../../transport/raw-json.ts'
import type { ProductView } from '../codec/product-view.ts'
import { createProductRenderer, selectFields, withoutCategories } from '../codec/render-product.ts'
import {
  asksForCategories,
  type Call,
  type ListingDeps,
  showAlone,
  showWhole,
  viewOf,
} from './list-products.ts'

/** Reads of one product: rendered, or encoded on demand for another currency. */
export const readHandlers = (deps: ListingDeps) => {
  const { catalog, mediaUrl } = deps
  const rendererFor = (name: string, isMerchant: boolean) =>
    catalog.addRenderer({
      name,
      variants: true,
      render: createProductRenderer(mediaUrl, { isMerchant }, true),
      withoutCollections: withoutCategories,
    })
  const [shown, whole] = [rendererFor('v3 shown', false), rendererFor('v3', true)]

  async function read(call: Call, view: ProductView, locator: ProductLocator): Promise<string> {
    const texts = view.isMerchant ? whole : shown
    const { id, text } = await texts.find(call.tx, locator, readerOf(call))
    const categories = asksForCategories(view)
      ? (await catalog.categoriesOf(call.tx, [id], readerOf(call))).get(id)
      : undefined
    return selectFields(text, { fields: view.fields, categories })
  }
  async function encode(call: Call, view: ProductView, locator: ProductLocator) {
    const reader = readerOf(call)
    const found =
      'id' in locator
        ? await catalog.getProduct(call.tx, locator.id, reader)
        : await catalog.getProductBySlug(call.tx, locator.slug, reader)
    const [product] = await showWhole(deps, call, view, [found])
    return { product: product! }
  }
  const answer = async (
    call: Call,
    fields: Parameters<typeof viewOf>[2],
    locator: ProductLocator,
  ): ReturnType<typeof encode> => {
    const view = await viewOf(deps, call, fields)
    if (view.conversion) return encode(call, view, locator)
    return rawJson(`{"product":${await read(call, view, locator)}}`)
  }
  const alone = async (call: Call, fields: Parameters<typeof viewOf>[2], id: string) => {
    const view = await viewOf(deps, call, fields)
    const found = await catalog.getProductAlone(call.tx, id, readerOf(call))
    return { product: await showAlone(deps, call, view, found) }
  }
  return {
    getProduct: ({ input, ...call }) =>
      input.withoutVariants
        ? alone(call, input.fields, input.productId)
        : answer(call, input.fields, { id: input.productId }),
    getProductBySlug: ({ input, ...call }) => answer(call, input.fields, { slug: input.slug }),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
