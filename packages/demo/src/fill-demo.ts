import { addJournal } from './add-journal.ts'
import { addMembers } from './add-members.ts'
import { addPage } from './add-page.ts'
import { addProduct } from './add-product.ts'
import { addSelling } from './add-selling.ts'
import { type Api, merchantApi, type Target } from './api.ts'
import { type DemoProduct, demoCollections, demoMembers, demoProducts } from './catalog/index.ts'
import { grantDemoFiles } from './files.ts'
import { addPictures, type ProductPicture } from './pictures.ts'

export interface DemoOptions extends Target {
  /** Maximum number of products, in catalog order. */
  readonly maxProducts: number
  /** The member whose credentials are printed. */
  readonly member: { readonly email: string; readonly password: string }
  /** Called with the progress. */
  readonly log: (text: string) => void
}

/** Products whose pictures are processed in parallel. */
const UPLOADS_AHEAD = 2

/**
 * Fills a site with the demo shop. Existing objects stay as they are, so an interrupted run can be
 * continued.
 */
export async function fillDemo({ log, maxProducts, ...options }: DemoOptions): Promise<void> {
  const api = merchantApi(options)
  const existingNames = await namesOfProducts(api)
  const missing = demoProducts.slice(0, maxProducts).filter(({ name }) => !existingNames.has(name))
  if (missing.length > 0) {
    const ids = await ensureCollections(api)
    log(`${missing.length} products, with pictures drawn here`)
    // The last family first, so that vessels are the newest products.
    for await (const [product, pictures] of withPictures(api, [...missing].reverse())) {
      await addProduct(api, product, pictures, ids)
    }
  }
  const { metadata } = await api.members.listMembers({ paging: { limit: 1 } })
  if (metadata.total > 0) return
  await addSelling(api)
  await addJournal(api)
  await addPage(api)
  log(`${demoMembers.length + 1} members`)
  await addMembers(options, demoMembers, options.member)
  await grantDemoFiles(api, options.member.email)
}

/** Adds each product with its pictures; those of the next are drawn and uploaded in parallel. */
async function* withPictures(
  api: Api,
  products: readonly DemoProduct[],
): AsyncGenerator<readonly [DemoProduct, readonly ProductPicture[]]> {
  const startUpload = (product: DemoProduct) => {
    const pictures = addPictures(api, product)
    // Reported when the product is added.
    pictures.catch(() => undefined)
    return [product, pictures] as const
  }
  const uploads: ReturnType<typeof startUpload>[] = []
  for (const product of products) {
    uploads.push(startUpload(product))
    const [first] = uploads.length > UPLOADS_AHEAD ? uploads.splice(0, 1) : []
    if (first) yield [first[0], await first[1]]
  }
  for (const [product, pictures] of uploads) yield [product, await pictures]
}

async function namesOfProducts(api: Api): Promise<Set<string>> {
  const { products } = await api.catalogV1.queryProducts({
    query: { paging: { limit: 100, offset: 0 } },
  })
  return new Set(products.map(({ name }) => name))
}

async function ensureCollections(api: Api): Promise<Map<string, string>> {
  const { collections } = await api.catalogV1.queryCollections({
    query: { paging: { limit: 100, offset: 0 } },
  })
  const ids = new Map(collections.map(({ slug, id }) => [slug, id]))
  for (const { slug, name, description } of demoCollections) {
    if (ids.has(slug)) continue
    const { collection } = await api.catalogV1.createCollection({
      collection: { name, slug, description },
    })
    ids.set(slug, collection.id)
  }
  return ids
}
