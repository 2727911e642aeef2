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
  findBodies,
  findCluster,
  findText,
  findTexts,
  findTextsAmong,
  type ProductPlace,
  saveTexts,
  type TextName,
} from '../store/product-texts.ts'
import type { ProductQuery } from '../store/query-products.ts'
import type { CatalogDeps } from './context.ts'
import { neverKnown } from './known-totals.ts'
import { narrowed, type Reader } from './read.ts'
import { createTextMemory, type TextMemory } from './text-memory.ts'

/** A shape in which a dialect writes products for everybody: pure, and without a merchant's figures. */
export interface TextForm {
  /** Tells the texts of dialects and shapes apart. */
  readonly name: string
  /** Whether it speaks of the variants. */
  readonly variants: boolean
  write(shop: Shop, product: Product): string
  /** The text for somebody for whom these collections are not there, where a dialect hides any. */
  without?(text: string, collectionIds: ReadonlySet<string>): string
}

/** Products as a dialect writes them, mostly found written. */
export interface ProductTexts {
  /** Each one's JSON as it travels, in UTF-8. */
  query(tx: Tx, query: ProductQuery, reader: Reader): Promise<Found<Buffer>>
  get(tx: Tx, id: string, reader: Reader): Promise<string>
  /** Of these products, by their ids; those that are not kept for their size are left out. */
  among(tx: Tx, ids: readonly string[], reader: Reader): Promise<ReadonlyMap<string, string>>
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
  const memory = createTextMemory()
  return (form: TextForm): ProductTexts => {
    const editionOf = editions(form)
    const deskOf = async (tx: Tx): Promise<Desk> => {
      const shop = await shopOf(tx)
      const edition = editionOf(await clusterOf(tx), shop)
      return { form, shop, memory, name: { form: form.name, edition } }
    }
    const find: ProductTexts['find'] = async (tx, place, reader) => {
      const desk = await deskOf(tx)
      const found = await findText(tx, place, desk.name, reader.seesHidden)
      const [text] = found ? await textsFor(tx, found, desk, reader) : []
      const id = found?.items[0]?.id
      if (id !== undefined && text !== undefined) return { id, text: text.toString() }
      throw ProductNotFound('id' in place ? { productId: place.id } : { slug: place.slug })
    }
    return {
      find,
      get: async (tx, id, reader) => (await find(tx, { id }, reader)).text,
      async among(tx, ids, reader) {
        const desk = await deskOf(tx)
        const { seesHidden } = reader
        const found = await findTextsAmong(tx, ids, desk.name, {
          seesHidden,
          mostVariants: MOST_VARIANTS,
        })
        const texts = await textsById(tx, found, desk, reader)
        const told = await tellerFor(tx, ids, found.hides, form, reader)
        return new Map([...texts].map(([id, text]) => [id, told(text).toString()]))
      },
      async query(tx, query, reader) {
        const desk = await deskOf(tx)
        const seen = narrowed(query, reader)
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
  readonly memory: TextMemory
}

/** The texts as their reader may read them. */
async function textsFor(
  tx: Tx,
  found: Parameters<typeof complete>[1] & { readonly hides: boolean },
  desk: Desk,
  reader: Reader,
): Promise<Buffer[]> {
  const texts = await complete(tx, found, desk, reader)
  const ids = found.items.map(({ id }) => id)
  const told = await tellerFor(tx, ids, found.hides, desk.form, reader)
  return texts.map(told)
}

/** What takes out of the texts of these products the collections that are not there for their reader. */
async function tellerFor(
  tx: Tx,
  ids: readonly string[],
  hides: boolean,
  { without }: TextForm,
  { seesHidden }: Reader,
): Promise<(text: Buffer) => Buffer> {
  const hidden = hides && without && !seesHidden ? await findHiddenOf(tx, ids) : new Set<string>()
  if (!without || hidden.size === 0) return (text) => text
  return (text) => Buffer.from(without(text.toString(), hidden))
}

/** The texts in their order; what is missing is written and kept. Products gone meanwhile are left out. */
async function complete(
  tx: Tx,
  found: { readonly items: readonly FoundText[]; readonly snapshot: string },
  desk: Desk,
  reader: Reader,
): Promise<Buffer[]> {
  const texts = await textsById(tx, found, desk, reader)
  return found.items.flatMap(({ id }) => texts.get(id) ?? [])
}

async function textsById(
  tx: Tx,
  found: Parameters<typeof complete>[1],
  desk: Desk,
  reader: Reader,
): Promise<Map<string, Buffer>> {
  const texts = await rightTexts(tx, found.items, desk)
  const missing = found.items.map(({ id }) => id).filter((id) => !texts.has(id))
  if (missing.length > 0) {
    for (const [id, text] of await writeAnew(tx, missing, found.snapshot, desk, reader)) {
      texts.set(id, text)
    }
  }
  return texts
}

/** The texts that are right as they stand: out of memory, or read once. */
async function rightTexts(
  tx: Tx,
  items: readonly FoundText[],
  { memory, name }: Desk,
): Promise<Map<string, Buffer>> {
  const texts = new Map<string, Buffer>()
  const unread: { id: string; stamp: string }[] = []
  for (const { id, stamp } of items) {
    if (stamp === null) continue
    const text = memory.find(stamp)
    if (text) texts.set(id, text)
    else unread.push({ id, stamp })
  }
  if (unread.length === 0) return texts
  for (const { id, stamp, body } of await findBodies(tx, name.form, unread)) {
    texts.set(id, memory.keep(stamp, body))
  }
  return texts
}

async function writeAnew(
  tx: Tx,
  ids: readonly string[],
  snapshot: string,
  { form, shop, name, memory }: Desk,
  { seesHidden }: Reader,
): Promise<[string, Buffer][]> {
  const products = await findProducts(tx, ids, { variants: form.variants })
  const readable = products.filter(({ visible }) => visible || seesHidden)
  const texts = readable.map((one) => ({
    id: one.id,
    body: form.write(shop, one),
    isKept: !form.variants || one.aggregates.variantCount <= MOST_VARIANTS,
  }))
  const kept = texts.filter(({ isKept }) => isKept)
  const stamps = await saveTexts(tx, name, snapshot, kept)
  return texts.map(({ id, body }) => {
    const stamp = stamps.get(id)
    return [id, stamp === undefined ? Buffer.from(body) : memory.keep(stamp, body)]
  })
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
