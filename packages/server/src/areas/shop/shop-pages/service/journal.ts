import { PageNotFound, translatedLanguages } from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import type { GalleryItem, Product } from '../../../catalog/index.ts'
import type { AskedLanguage, ListedArticle, PublishedPage } from '../../../site/pages/index.ts'
import { type ContentView, viewOf } from './page-content.ts'
import type { ListPage, ShopPageDeps } from './page-deps.ts'
import { shownProducts } from './related-products.ts'

const MAX_LISTED_TAGS = 30
const RELATED = 3

type Pictures = ReadonlyMap<string, GalleryItem>

/** One page of the journal, the newest articles first; not found if there are no articles. Five statements. */
export async function journalPage(
  tx: Tx,
  deps: ShopPageDeps,
  {
    tag,
    ...page
  }: ListPage & {
    readonly tag?: string | undefined
    readonly language: AskedLanguage
  },
) {
  const { journal } = deps.sitePages
  const found = await journal.list(tx, { ...page, tag })
  if (found.total === 0) throw PageNotFound(tag ? { tag } : {})
  const tags = await journal.tags(tx, MAX_LISTED_TAGS)
  return {
    ...found,
    tags,
    languages: [...new Set(found.articles.flatMap(({ languages }) => languages))].sort(),
    tag: tag ? nameOf(tag, tags, found.articles) : null,
    pictures: await picturesOf(tx, deps, found.articles),
  }
}

/** A tag in the spelling of the articles. */
function nameOf(
  asked: string,
  counted: readonly { readonly tag: string }[],
  articles: readonly ListedArticle[],
): string {
  const known = [...counted.map(({ tag }) => tag), ...articles.flatMap(({ tags }) => tags)]
  return known.find((one) => one.toLowerCase() === asked.toLowerCase()) ?? asked
}

/** Pictures of listed articles; at most two statements. */
export const picturesOf = (
  tx: Tx,
  { mediaOf }: Pick<ShopPageDeps, 'mediaOf'>,
  articles: readonly ListedArticle[],
): Promise<Pictures> =>
  mediaOf(tx, [...new Set(articles.flatMap(({ picture }) => picture?.mediaId ?? []))])

type Neighbours = Awaited<ReturnType<ShopPageDeps['sitePages']['journal']['neighbours']>>

/** An article with the content around its sections. */
export interface ArticleView extends Neighbours {
  readonly view: ContentView
  readonly listed: ListedArticle
  readonly searchTitle: string
  readonly updatedDate: Date
  readonly products: readonly Product[]
  readonly related: readonly ListedArticle[]
  /** Pictures of the article and of related ones. */
  readonly pictures: Pictures
}

/** A visible article. */
export async function articlePage(
  tx: Tx,
  deps: ShopPageDeps,
  slug: string,
  language: AskedLanguage,
): Promise<ArticleView> {
  const found = await deps.sitePages.journal.find(tx, slug)
  if (!found) throw PageNotFound({ slug })
  return articleView(tx, deps, found, language)
}

/** An article, published or as a draft; a constant number of statements in addition to those of its sections. */
export async function articleView(
  tx: Tx,
  deps: ShopPageDeps,
  { id, slug, published, publishedDate, articleDate }: PublishedPage,
  language: AskedLanguage,
): Promise<ArticleView> {
  const { journal } = deps.sitePages
  const view = await viewOf(tx, deps, published, { language })
  const { content } = view
  const listed = listedOf({ id, slug, view, date: articleDate ?? publishedDate })
  const related = await journal.related(tx, listed, { limit: RELATED, language })
  return {
    view,
    listed,
    searchTitle: content.article?.searchTitle ?? '',
    updatedDate: publishedDate,
    products: await shownProducts(tx, deps, content.article?.productIds ?? []),
    related,
    ...(await journal.neighbours(tx, listed, language)),
    pictures: await picturesOf(tx, deps, [listed, ...related]),
  }
}

interface VisibleArticle extends Pick<PublishedPage, 'id' | 'slug'> {
  readonly view: ContentView
  readonly date: Date
}

const listedOf = ({
  id,
  slug,
  view: { content, ...view },
  date,
}: VisibleArticle): ListedArticle => ({
  id,
  slug: slug ?? '',
  title: content.title,
  summary: content.article?.summary ?? '',
  author: content.article?.author ?? '',
  tags: content.article?.tags ?? [],
  picture: content.article?.picture ?? null,
  date,
  languages: translatedLanguages(content),
  untranslated: view.untranslated.flatMap((path) => {
    if (path === 'title') return ['title']
    return path === 'article.summary' ? ['summary'] : []
  }),
})
