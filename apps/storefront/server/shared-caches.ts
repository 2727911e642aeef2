import { publicSite } from '@vitrine/contract/sites'
import { createClient } from '@vitrine/sdk'
import type { CollectionLink } from '../app/page-state.ts'
import { createApi } from '../app/request/api.ts'
import { type CollectionTree, findCollections } from '../app/request/find-collections.ts'
import type { InProcessFetch } from '../app/request/visit.ts'
import type { CollectionCardView } from '../app/views/collection-card.ts'
import { menuOf, pathTo, withDescendants } from '../app/views/collection-tree.ts'
import { posterOf, viewMedia } from '../app/views/media.ts'
import type { PictureView } from '../app/views/picture.ts'
import { type CacheVersion, cachedLookup } from './cached-lookup.ts'

const quarterMinute = 15_000
const minute = 60_000
const hour = 3_600_000
/** Part of every page. */
const maxInMenu = 100
/** Maximum of ids in a product query, including the collection itself. */
const maxWithin = 999
const picturesToChooseFrom = 5
const maxCollections = 30

/**
 * Caches that requests share: the site per origin, one client for all visitors, and the
 * collections.
 */
export function createSharedCaches(fetch: InProcessFetch, changes?: CacheVersion) {
  const cacheOptions = changes ? { changes } : {}
  const siteAt = cachedLookup(
    quarterMinute,
    async (origin) => {
      const open = createClient({
        baseUrl: origin,
        services: { sites: publicSite },
        fetch: (input, init) => fetch(new Request(input, init)),
      })
      return (await open.sites.getSite()).site
    },
    cacheOptions,
  )
  // The client renews its token itself; it is replaced now and then.
  const visitorAt = cachedLookup(hour, async (origin) => {
    const { clientId } = await siteAt(origin)
    return createApi(fetch, origin, clientId ? { clientId } : {})
  })
  const treeAt = cachedLookup(
    quarterMinute,
    async (origin) => findCollections(await visitorAt(origin), undefined, maxInMenu),
    cacheOptions,
  )
  const largeMenuAt = cachedLookup(
    quarterMinute,
    async (origin) =>
      findCollections(await visitorAt(origin), undefined, maxInMenu, { forMenu: true }),
    cacheOptions,
  )
  /** Collections for the menu: loaded on their own where the shop has more than the menu shows. */
  const menuAt = async (origin: string): Promise<CollectionTree> => {
    const tree = await treeAt(origin)
    return tree.isWhole ? { ...tree, collections: menuOf(tree.collections) } : largeMenuAt(origin)
  }
  const withinAt = cachedLookup(
    quarterMinute,
    async (key) => {
      const [origin = '', id = ''] = key.split(' ')
      return findCollections(await visitorAt(origin), id, maxWithin)
    },
    cacheOptions,
  )
  /** Collections within one, including hidden ones; a small shop has been loaded as a whole. */
  const collectionsIn = async (origin: string, id: string): Promise<CollectionTree> => {
    const tree = await treeAt(origin)
    if (!tree.isWhole) return withinAt(`${origin} ${id}`)
    const collections =
      pathTo(tree.collections, (collection) => collection.id === id).at(-1)?.collections ?? []
    return { collections, isWhole: true }
  }
  const collectionsAt = cachedLookup(
    minute,
    async (origin): Promise<readonly CollectionCardView[]> => {
      const [visitor, menu] = await Promise.all([visitorAt(origin), menuAt(origin)])
      const candidates = await Promise.all(
        menu.collections.slice(0, maxCollections).map(async (collection) => {
          const filter = {
            collectionIds: {
              $hasSome: withDescendants(collection, await collectionsIn(origin, collection.id)),
            },
          }
          const { products, metadata } = await visitor.catalogV1.queryProducts({
            query: { filter, paging: { limit: picturesToChooseFrom } },
          })
          const pictures = products.flatMap(({ media: { mainMedia } }) =>
            viewMedia(mainMedia ? [mainMedia] : [], origin, collection.name).flatMap(
              (one) => posterOf(one) ?? [],
            ),
          )
          // The menu already has the nested ones.
          return { collection: { ...collection, collections: [], count: metadata.total }, pictures }
        }),
      )
      return chooseDifferent(candidates)
    },
    cacheOptions,
  )
  return { siteAt, visitorAt, treeAt, menuAt, collectionsIn, collectionsAt }
}
export type SharedCaches = ReturnType<typeof createSharedCaches>

/** A product may be in two collections; its picture represents one of them. */
function chooseDifferent(
  candidates: readonly { collection: CollectionLink; pictures: readonly PictureView[] }[],
): CollectionCardView[] {
  const usedPictures = new Set<string>()
  return candidates.map(({ collection, pictures }) => {
    const picture = pictures.find(({ src }) => !usedPictures.has(src)) ?? pictures[0]
    if (!picture) return collection
    usedPictures.add(picture.src)
    return { ...collection, picture }
  })
}
