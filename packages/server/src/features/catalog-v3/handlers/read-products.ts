import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { written } from '../../../transport/written.ts'
import type { ProductPlace } from '../../catalog/index.ts'
import type { ProductView } from '../codec/product-view.ts'
import { cutProduct, withoutCategories, writeProduct } from '../codec/text.ts'
import {
  asksForCategories,
  type Call,
  type ListingDeps,
  listProducts,
  readerOf,
  showWhole,
  viewOf,
} from './list-products.ts'

/** Reads of one product: found written, and encoded anew for who asks in another currency. */
export const readHandlers = (deps: ListingDeps) => {
  const { catalog, mediaUrl } = deps
  const formFor = (name: string, isMerchant: boolean) =>
    catalog.addTextForm({
      name,
      variants: true,
      write: writeProduct(mediaUrl, { isMerchant }, true),
      without: withoutCategories,
    })
  const [shown, whole] = [formFor('v3 shown', false), formFor('v3', true)]

  async function read(call: Call, view: ProductView, place: ProductPlace): Promise<string> {
    const texts = view.isMerchant ? whole : shown
    const { id, text } = await texts.find(call.tx, place, readerOf(call))
    const categories = asksForCategories(view)
      ? (await catalog.categoriesOf(call.tx, [id], readerOf(call))).get(id)
      : undefined
    return cutProduct(text, { fields: view.fields, categories })
  }
  async function encode(call: Call, view: ProductView, place: ProductPlace) {
    const reader = readerOf(call)
    const found =
      'id' in place
        ? await catalog.getProduct(call.tx, place.id, reader)
        : await catalog.getProductBySlug(call.tx, place.slug, reader)
    const [product] = await showWhole(deps, call, view, [found])
    return { product: product! }
  }
  const answer = async (
    call: Call,
    fields: Parameters<typeof viewOf>[2],
    place: ProductPlace,
  ): ReturnType<typeof encode> => {
    const view = await viewOf(deps, call, fields)
    if (view.conversion) return encode(call, view, place)
    return written(`{"product":${await read(call, view, place)}}`)
  }
  const alone = async (call: Call, fields: Parameters<typeof viewOf>[2], id: string) => {
    const view = await viewOf(deps, call, fields)
    const found = await catalog.getProductAlone(call.tx, id, readerOf(call))
    const show = found.manageVariants ? listProducts : showWhole
    const [product] = await show(deps, call, view, [found])
    return { product: product! }
  }
  return {
    getProduct: ({ input, ...call }) =>
      input.withoutVariants
        ? alone(call, input.fields, input.productId)
        : answer(call, input.fields, { id: input.productId }),
    getProductBySlug: ({ input, ...call }) => answer(call, input.fields, { slug: input.slug }),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}
