import { addMembers } from './add-members.ts'
import { addProduct } from './add-product.ts'
import { type Api, merchantApi, type Target } from './api.ts'
import { type DemoProduct, demoCollections, demoMembers, demoProducts } from './catalog/index.ts'
import { giveFiles } from './files.ts'
import { addPictures, type HungPicture } from './pictures.ts'

export interface DemoOptions extends Target {
  /** How many products at most, the first ones of the catalog. */
  readonly most: number
  /** The member whose sign-in is printed. */
  readonly member: { readonly email: string; readonly password: string }
  /** Hears how far it is. */
  readonly say: (text: string) => void
}

/** Products whose pictures are under way. */
const AHEAD = 2

/** Fills a site with the demo shop. What is there already stays as it is, so an interrupted run goes on. */
export async function fillDemo({ say, most, ...options }: DemoOptions): Promise<void> {
  const api = merchantApi(options)
  const present = await namesOfProducts(api)
  const missing = demoProducts.slice(0, most).filter(({ name }) => !present.has(name))
  if (missing.length > 0) {
    const ids = await ensureCollections(api)
    say(`${missing.length} products, with pictures drawn here`)
    // The last shelf first, so that the newest arrivals are the vessels.
    for await (const [product, pictures] of withPictures(api, [...missing].reverse())) {
      await addProduct(api, product, pictures, ids)
    }
  }
  const { metadata } = await api.members.listMembers({ paging: { limit: 1 } })
  if (metadata.total > 0) return
  say(`${demoMembers.length + 1} members`)
  await addMembers(options, demoMembers, options.member)
  await giveFiles(api, options.member.email)
}

/** Each product with its pictures; those of the next are drawn and uploaded meanwhile. */
async function* withPictures(
  api: Api,
  products: readonly DemoProduct[],
): AsyncGenerator<readonly [DemoProduct, readonly HungPicture[]]> {
  const begin = (product: DemoProduct) => {
    const pictures = addPictures(api, product)
    // Told when its turn comes.
    pictures.catch(() => undefined)
    return [product, pictures] as const
  }
  const begun: ReturnType<typeof begin>[] = []
  for (const product of products) {
    begun.push(begin(product))
    const [first] = begun.length > AHEAD ? begun.splice(0, 1) : []
    if (first) yield [first[0], await first[1]]
  }
  for (const [product, pictures] of begun) yield [product, await pictures]
}

async function namesOfProducts(api: Api): Promise<Set<string>> {
  const { products } = await api.catalogV1.queryProducts({
    query: { paging: { limit: 100, offset: 0 } },
  })
  return new Set(products.map(({ name }) => name))
}

async function ensureCollections(api: Api): Promise<Map<string, string>> {
  const { collections: known } = await api.catalogV1.queryCollections({
    query: { paging: { limit: 100, offset: 0 } },
  })
  const ids = new Map(known.map(({ slug, id }) => [slug, id]))
  for (const { slug, name, description } of demoCollections) {
    if (ids.has(slug)) continue
    const { collection } = await api.catalogV1.createCollection({
      collection: { name, slug, description },
    })
    ids.set(slug, collection.id)
  }
  return ids
}
