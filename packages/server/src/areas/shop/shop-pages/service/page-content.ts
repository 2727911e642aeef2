import {
  contentIn,
  type PageContent,
  PageNotFound,
  type PageSection,
  translatedLanguages,
} from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import type { GalleryItem, Product } from '../../../catalog/index.ts'
import type { AskedLanguage, ListedArticle } from '../../../site/pages/index.ts'
import { allOf, inCollection, sortOf, test } from '../rules/filter.ts'
import { homePage, type ShownCollection, withPictures } from './home-page.ts'
import { type ShopPageDeps, visitor } from './page-deps.ts'
import { shownProducts } from './related-products.ts'

/** The content of a page's sections, read once for all of them. */
export interface ContentSources {
  readonly media: ReadonlyMap<string, GalleryItem>
  /** The top of the menu. */
  readonly top: readonly ShownCollection[]
  /** Collections used by sections, by id. */
  readonly collections: ReadonlyMap<string, ShownCollection>
  readonly newest: readonly Product[]
  readonly onSale: readonly Product[]
  readonly chosen: ReadonlyMap<string, Product>
  /** Products by the id of the section that shows them. */
  readonly ofCollections: ReadonlyMap<string, readonly Product[]>
  /** The newest articles by the tag of the section; an empty text stands for no tag. */
  readonly articles: ReadonlyMap<string, readonly ListedArticle[]>
}

export interface ContentView {
  /** In the requested language, as far as it is translated. */
  readonly content: PageContent
  /** Languages with a translation. */
  readonly languages: readonly string[]
  /** Paths of texts that are not translated to the requested language. */
  readonly untranslated: readonly string[]
  readonly sources: ContentSources
}

type Common = Pick<ContentSources, 'newest' | 'onSale'> & {
  readonly collections: ContentSources['top']
}

/** The home page with its published content; null if nothing is published. */
export async function homeContent(
  tx: Tx,
  deps: ShopPageDeps,
  { common, language }: { readonly common: Common; readonly language: AskedLanguage },
): Promise<ContentView | null> {
  const found = await deps.sitePages.findPublished(tx)
  return found ? viewOf(tx, deps, found.published, { common, language }) : null
}

/** A page of the merchant. */
export async function contentPage(
  tx: Tx,
  deps: ShopPageDeps,
  slug: string,
  language: AskedLanguage,
) {
  const found = await deps.sitePages.findPublished(tx, slug)
  if (!found) throw PageNotFound({ slug })
  return { id: found.id, view: await viewOf(tx, deps, found.published, { language }) }
}

/** Products in any section of a page. */
export const productsOfContent = ({ sources }: ContentView): readonly Product[] => [
  ...sources.newest,
  ...sources.onSale,
  ...sources.chosen.values(),
  ...[...sources.ofCollections.values()].flat(),
]

export async function viewOf(
  tx: Tx,
  deps: ShopPageDeps,
  stored: PageContent,
  { language, common }: { readonly language: AskedLanguage; readonly common?: Common },
): Promise<ContentView> {
  const { content, untranslated } = language
    ? contentIn(stored, language)
    : { content: stored, untranslated: [] }
  const { sections } = content
  const shared = common ?? (needsCommon(sections) ? await homePage(tx, deps) : nothing)
  const collections = await collectionsOf(tx, deps, sections)
  const ofCollections = new Map<string, readonly Product[]>()
  for (const { id, products } of sections) {
    const { collectionId = '', limit = DEFAULT_LIMIT } = products ?? {}
    if (products?.source !== 'COLLECTION' || !collections.has(collectionId)) continue
    ofCollections.set(id, await firstOf(tx, deps, collectionId, limit))
  }
  const productIds = sections.flatMap(({ products }) =>
    products?.source === 'CHOSEN' ? (products.productIds ?? []) : [],
  )
  const chosen = await shownProducts(tx, deps, [...new Set(productIds)])
  const articles = await articlesOf(tx, deps, sections, language)
  return {
    content,
    languages: translatedLanguages(stored),
    untranslated,
    sources: {
      media: await deps.mediaOf(tx, mediaIdsOf(sections, [...articles.values()].flat())),
      top: shared.collections,
      collections,
      newest: shared.newest,
      onSale: shared.onSale,
      chosen: new Map(chosen.map((one) => [one.id, one])),
      ofCollections,
      articles,
    },
  }
}

const DEFAULT_LIMIT = 4
const nothing: Common = { newest: [], onSale: [], collections: [] }

const needsCommon = (sections: readonly PageSection[]): boolean =>
  sections.some(
    ({ hero, collections, products }) =>
      hero?.newestProduct ||
      (collections && !collections.collectionIds) ||
      products?.source === 'NEWEST' ||
      products?.source === 'ON_SALE',
  )

const MAX_NEWEST = 12

/** The newest articles for all sections with articles, in one statement. */
async function articlesOf(
  tx: Tx,
  deps: ShopPageDeps,
  sections: readonly PageSection[],
  language: AskedLanguage,
) {
  const tags = sections.flatMap(({ articles }) => (articles ? [articles.tag ?? ''] : []))
  if (tags.length === 0) return new Map<string, readonly ListedArticle[]>()
  return deps.sitePages.journal.newest(tx, [...new Set(tags)], { limit: MAX_NEWEST, language })
}

/** The visible collections used by sections, in two statements. */
async function collectionsOf(
  tx: Tx,
  { catalog }: ShopPageDeps,
  sections: readonly PageSection[],
): Promise<ReadonlyMap<string, ShownCollection>> {
  const ids = sections.flatMap(({ collections, products }) => [
    ...(collections?.collectionIds ?? []),
    ...(products?.source === 'COLLECTION' && products.collectionId ? [products.collectionId] : []),
  ])
  const shown = await withPictures(tx, catalog, await visibleCollections(tx, { catalog }, ids))
  return new Map(shown.map((one) => [one.category.id, one]))
}

/** The visible ones of the given collections, unordered; one statement. */
export async function visibleCollections(
  tx: Tx,
  { catalog }: Pick<ShopPageDeps, 'catalog'>,
  ids: readonly string[],
) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const page = { sort: [], limit: wanted.length, offset: 0, withHidden: false }
  const filter = allOf(test('id', '$in', wanted))
  return (await catalog.queryCategories(tx, { ...page, filter }, visitor)).items
}

/** The first products of a collection, in the default order of its page. */
async function firstOf(tx: Tx, { catalog }: ShopPageDeps, collectionId: string, limit: number) {
  const sort = sortOf('RECOMMENDED', collectionId)
  const page = { filter: inCollection(collectionId), sort, limit, offset: 0 }
  return (await catalog.searchProducts(tx, page, visitor)).items
}

function mediaIdsOf(
  sections: readonly PageSection[],
  articles: readonly ListedArticle[],
): string[] {
  const ofSections = sections.flatMap(({ hero, story, columns, video }) => [
    hero?.picture?.mediaId,
    story?.picture?.mediaId,
    ...(columns?.columns ?? []).map(({ picture }) => picture?.mediaId),
    video?.mediaId,
  ])
  const ids = [...ofSections, ...articles.map(({ picture }) => picture?.mediaId)]
  return ids.filter((id) => id !== undefined)
}
