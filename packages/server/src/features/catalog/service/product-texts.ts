import { createHash } from 'node:crypto'
import { ProductNotFound } from '@vitrine/contract/catalog'
import type { Found } from '../../../platform/db/found-page.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Product } from '../model/product.ts'
import type { Shop } from '../model/shop.ts'
import { specimens } from '../model/specimen.ts'
import { findHiddenOf } from '../store/categories-of.ts'
import { findProducts } from '../store/find-products.ts'
import {
  type FoundText,
  findCluster,
  findText,
  findTexts,
  type ProductPlace,
  saveTexts,
  type TextName,
} from '../store/product-texts.ts'
import type { ProductQuery } from '../store/query-products.ts'
import type { CatalogDeps } from './context.ts'
import { seesCollections, withinSight } from './hidden-collections.ts'
import { neverKnown } from './known-totals.ts'
import { narrowed, type Reader } from './read.ts'

/** A shape in which a dialect writes products for everybody: pure, and without a merchant's figures. */
export interface TextForm {
  /** Tells the texts of dialects and shapes apart. */
  readonly name: string
  /** Whether it speaks of the variants. */
  readonly variants: boolean
  write(shop: Shop, product: Product): string
  /** The text for somebody for whom these collections are not there. */
  without(text: string, collectionIds: ReadonlySet<string>): string
}

/** Products as a dialect writes them, mostly found written. */
export interface ProductTexts {
  query(tx: Tx, query: ProductQuery, reader: Reader): Promise<Found<string>>
  get(tx: Tx, id: string, reader: Reader): Promise<string>
  /** By its id or its address, with the id. */
  find(
    tx: Tx,
    place: ProductPlace,
    reader: Reader,
  ): Promise<{ readonly id: string; readonly text: string }>
}

/** The text of a product with more variants would cost more to keep than to write for each reader. */
const MOST_VARIANTS = 1000

/**
 * Registers forms. Texts are written by the first reader after a change, who finds them missing or
 * stale, and kept for the next. What makes one stale the database decides, in the transaction of the
 * change.
 */
export function createTextForms({
  shopOf,
  totals = neverKnown,
}: Pick<CatalogDeps, 'shopOf' | 'totals'>) {
  const clusterOf = once(findCluster)
  return (form: TextForm): ProductTexts => {
    const editionOf = editions(form)
    const deskOf = async (tx: Tx): Promise<Desk> => {
      const shop = await shopOf(tx)
      const edition = editionOf(await clusterOf(tx), shop)
      return { form, shop, name: { form: form.name, edition } }
    }
    const find: ProductTexts['find'] = async (tx, place, reader) => {
      const desk = await deskOf(tx)
      const found = await findText(tx, place, desk.name, reader.seesHidden)
      const [text] = found ? await textsFor(tx, found, desk, reader) : []
      const id = found?.items[0]?.id
      if (id !== undefined && text !== undefined) return { id, text }
      throw ProductNotFound('id' in place ? { productId: place.id } : { slug: place.slug })
    }
    return {
      find,
      get: async (tx, id, reader) => (await find(tx, { id }, reader)).text,
      async query(tx, query, reader) {
        const desk = await deskOf(tx)
        const seen = narrowed(await withinSight(tx, query, reader), reader)
        const found = await totals.use(tx.siteId, seen, (asked) => findTexts(tx, asked, desk.name))
        return { ...found, items: await textsFor(tx, found, desk, reader) }
      },
    }
  }
}

/** Where texts of one form are written for one shop. */
interface Desk {
  readonly form: TextForm
  readonly shop: Shop
  readonly name: TextName
}

/** The texts as their reader may read them. */
async function textsFor(
  tx: Tx,
  found: Parameters<typeof complete>[1] & { readonly hides: boolean },
  desk: Desk,
  reader: Reader,
): Promise<string[]> {
  const texts = await complete(tx, found, desk, reader)
  if (!found.hides || seesCollections(reader)) return texts
  const hidden = await findHiddenOf(
    tx,
    found.items.map(({ id }) => id),
  )
  return hidden.size === 0 ? texts : texts.map((text) => desk.form.without(text, hidden))
}

/** The texts in their order; what is missing is written and kept. Products gone meanwhile are left out. */
async function complete(
  tx: Tx,
  found: { readonly items: readonly FoundText[]; readonly snapshot: string },
  { form, shop, name }: Desk,
  { seesHidden }: Reader,
): Promise<string[]> {
  const missing = found.items.filter(({ body }) => body === null).map(({ id }) => id)
  if (missing.length === 0) return found.items.map(({ body }) => body as string)
  const products = await findProducts(tx, missing, { variants: form.variants })
  const readable = products.filter(({ visible }) => visible || seesHidden)
  const texts = readable.map((one) => ({
    id: one.id,
    body: form.write(shop, one),
    isKept: !form.variants || one.aggregates.variantCount <= MOST_VARIANTS,
  }))
  const kept = texts.filter(({ isKept }) => isKept)
  await saveTexts(tx, name, found.snapshot, kept)
  const written = new Map(texts.map(({ id, body }) => [id, body]))
  return found.items.flatMap(({ id, body }) => body ?? written.get(id) ?? [])
}

/**
 * What a text was written with, as one word: the cluster, and how the specimens read today. A renderer
 * that writes anything differently, another currency or another address is another edition.
 */
function editions(form: TextForm) {
  const known = new Map<string, string>()
  return (cluster: string, shop: Shop): string => {
    const key = JSON.stringify(shop)
    const edition =
      known.get(key) ?? hash([cluster, ...specimens.map((one) => form.write(shop, one))])
    known.set(key, edition)
    return edition
  }
}

function once(find: (tx: Tx) => Promise<string>) {
  let found: string | undefined
  return async (tx: Tx): Promise<string> => {
    found ??= await find(tx)
    return found
  }
}

const hash = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22)
