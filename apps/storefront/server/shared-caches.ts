import { publicSite } from '@vitrine/contract/sites'
import { createClient } from '@vitrine/sdk'
import { type Language, languages } from '../app/messages/index.ts'
import { createApi } from '../app/request/api.ts'
import type { InProcessFetch } from '../app/request/visit.ts'
import { type CollectionCardView, viewCollection } from '../app/views/collection-card.ts'
import { type CollectionTree, toCollectionTree } from '../app/views/collection-tree.ts'
import { type NavigationView, viewNavigation } from '../app/views/navigation-view.ts'
import { type CacheVersion, cachedLookup } from './cached-lookup.ts'

const quarterMinute = 15_000
const minute = 60_000
const hour = 3_600_000
/** Part of every page. */
const maxInMenu = 100

/** The collections, and the menu and footer as arranged by the merchant. */
export type Menu = CollectionTree & {
  readonly navigation: NavigationView
  /** The time zone of the shop. */
  readonly timeZone: string
}

/** Caches that requests share: the site per origin, one client for all visitors, and collections. */
export function createSharedCaches(fetch: InProcessFetch, changes?: CacheVersion) {
  const cacheOptions = changes ? { changes } : {}
  const readSite = async (origin: string, headers: Record<string, string> = {}) => {
    const open = createClient({
      baseUrl: origin,
      services: { sites: publicSite },
      fetch: (input, init) => {
        const request = new Request(input, init)
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
        return fetch(request)
      },
    })
    return (await open.sites.getSite()).site
  }
  const siteAt = cachedLookup(quarterMinute, (origin) => readSite(origin), cacheOptions)
  /** The site for the holder of a preview token. */
  const previewAt = (origin: string, token: string) =>
    readSite(origin, { 'vitrine-preview': token })
  /** The same for a rehearsal, whether or not it is open. */
  const rehearsalAt = (origin: string, token: string) =>
    readSite(origin, { 'vitrine-rehearsal': token })
  // The client renews its token itself, but is recreated regularly.
  const visitorAt = cachedLookup(hour, async (origin) => {
    const { clientId } = await siteAt(origin)
    return createApi(fetch, origin, clientId ? { clientId } : {})
  })
  const menuByAddress = cachedLookup(
    quarterMinute,
    async (address): Promise<Menu> => {
      const { origin, searchParams } = new URL(address)
      const language = languages.find((one) => one === searchParams.get('lang'))
      const visitor = await visitorAt(origin)
      const asked = { limit: maxInMenu, ...(language && { language }) }
      const { collections, hasMore, navigation, hasJournal, timeZone } =
        await visitor.shop.menu(asked)
      const isWhole = !hasMore
      return {
        collections: toCollectionTree(collections, { isWhole }),
        isWhole,
        navigation: { ...viewNavigation(navigation), ...(hasJournal && { hasJournal }) },
        timeZone,
      }
    },
    cacheOptions,
  )
  /** With page titles in the given language; absent: the main language. */
  const menuAt = (origin: string, language?: Language) =>
    menuByAddress(language ? `${origin}/?lang=${language}` : origin)
  const themeAt = cachedLookup(
    quarterMinute,
    async (origin) => (await (await visitorAt(origin)).theme.getTheme()).theme,
    cacheOptions,
  )
  const collectionsAt = cachedLookup(
    minute,
    async (origin): Promise<readonly CollectionCardView[]> => {
      const { collections } = await (await visitorAt(origin)).shop.homePage({})
      return collections.map((one) => viewCollection(one, origin))
    },
    cacheOptions,
  )
  return { siteAt, previewAt, rehearsalAt, visitorAt, menuAt, themeAt, collectionsAt }
}
export type SharedCaches = ReturnType<typeof createSharedCaches>
