import { catalogV3 } from '@vitrine/contract/catalog-v3'
import { toWire } from '@vitrine/contract/kit'
import { readerOf } from '../../../areas/catalog/index.ts'
import { rawJson } from '../../../transport/raw-json.ts'
import type { ProductView } from '../codec/product-view.ts'
import { createProductRenderer, selectFields, withoutCategories } from '../codec/render-product.ts'
import { asksForCategories, type Call, type ListingDeps, listProducts } from './list-products.ts'

const { response } = catalogV3.operations.searchProducts

/** Lists of products from rendered products. */
export function renderedLists(deps: ListingDeps) {
  const { catalog, mediaUrl } = deps
  const formFor = (name: string, isMerchant: boolean) =>
    catalog.addRenderer({
      name,
      variants: true,
      render: createProductRenderer(mediaUrl, { isMerchant }, false),
      withoutCollections: withoutCategories,
    })
  const [shown, whole] = [formFor('v3 listed shown', false), formFor('v3 listed', true)]

  /** Products too large to be stored are encoded from their rows. */
  async function encoded(call: Call, view: ProductView, ids: readonly string[]) {
    if (ids.length === 0) return new Map<string, string>()
    const found = await catalog.findListed(call.tx, ids)
    const seen = found.filter(({ visible }) => visible || view.isMerchant)
    const { products } = toWire(response, {
      products: await listProducts(deps, call, view, seen),
    }) as { products: readonly { id: string }[] }
    return new Map(products.map((one) => [one.id, JSON.stringify(one)]))
  }

  async function textsOf(call: Call, view: ProductView, ids: readonly string[]): Promise<string[]> {
    const reader = readerOf(call)
    const texts = await (view.isMerchant ? whole : shown).among(call.tx, ids, reader)
    const categories = asksForCategories(view)
      ? await catalog.categoriesOf(call.tx, ids, reader)
      : undefined
    const others = await encoded(
      call,
      view,
      ids.filter((id) => !texts.has(id)),
    )
    const { fields } = view
    return ids.flatMap((id) => {
      const text = texts.get(id)
      if (text === undefined) return others.get(id) ?? []
      return selectFields(text, { fields, categories: categories?.get(id) })
    })
  }

  return {
    /** A page of products with its additional response fields. */
    answer: async <Output>(
      call: Call,
      view: ProductView,
      ids: readonly string[],
      beside: object,
    ): Promise<Output> => {
      const texts = await textsOf(call, view, ids)
      const more = JSON.stringify(toWire(response, beside)).slice(1)
      return rawJson(`{"products":[${texts.join(',')}],${more}`)
    },
  }
}
