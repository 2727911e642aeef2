import type { FoundPage } from '@vitrine/contract/shop'
import { links } from '../links.ts'
import type { Api } from '../request/api.ts'
import { type CardView, viewCards } from '../views/card.ts'
import { type Langs, viewLangs } from '../views/langs.ts'
import type { ViewContext } from '../views/view-context.ts'

/** Suggestions while typing. */
export type FoundView = {
  cards: readonly CardView[]
  /** How many products a search finds. */
  total: number
  /** Searches that complete the input. */
  queries: readonly string[]
  /** Corrected searches. */
  meant: readonly string[]
  brands: readonly string[]
  collections: readonly NamedCollection[]
  /** Pages of the merchant and articles. */
  pages: readonly FoundPageView[]
  /** Alternatives if nothing is found or typed. */
  instead?: InsteadView
}

export type InsteadView = {
  /** Whether these are the best-selling products; otherwise the newest. */
  isBestSelling: boolean
  cards: readonly CardView[]
  collections: readonly NamedCollection[]
}

export type FoundPageView = {
  title: string
  summary: string
  href: string
  isArticle: boolean
  /** Languages of title and summary, if they differ from that of the page. */
  langs?: Langs
}

type NamedCollection = { name: string; slug: string }
type SuggestionsAnswer = Awaited<ReturnType<Api['shop']['suggestions']>>
type SearchAnswer = Awaited<ReturnType<Api['shop']['searchPage']>>

const maxCollections = 8

export function viewFound(
  { currency, instead, ...found }: SuggestionsAnswer,
  shown: ViewContext,
  mainLanguage: string,
): FoundView {
  return {
    cards: viewCards(found.products, currency, shown),
    total: found.total,
    queries: found.queries,
    meant: found.meant,
    brands: found.brands.map(({ name }) => name),
    collections: found.collections.map(({ name, slug }) => ({ name, slug })),
    pages: viewPages(found.pages, mainLanguage),
    ...(instead && { instead: viewInstead(instead, currency, shown) }),
  }
}

export const viewPages = (pages: readonly FoundPage[], mainLanguage: string): FoundPageView[] =>
  pages.map(({ kind, slug, title, summary, untranslated }) => {
    const isArticle = kind === 'ARTICLE'
    const href = isArticle ? links.article(slug) : links.page(slug)
    return { title, summary, isArticle, href, ...viewLangs(untranslated, mainLanguage) }
  })

/** The same of a search with filters. */
export const viewFiltered = (
  { products, total, currency, pages, instead }: SearchAnswer,
  shown: ViewContext,
  mainLanguage: string,
): FoundView =>
  viewFound(
    {
      currency,
      products,
      total,
      queries: [],
      meant: instead?.queries ?? [],
      brands: [],
      collections: [],
      pages,
      instead,
    },
    shown,
    mainLanguage,
  )

export function viewInstead(
  { bestSellers, newest, collections }: NonNullable<SuggestionsAnswer['instead']>,
  currency: string,
  shown: ViewContext,
): InsteadView {
  const isBestSelling = bestSellers.length > 0
  return {
    isBestSelling,
    cards: viewCards(isBestSelling ? bestSellers : newest, currency, shown),
    collections: collections.slice(0, maxCollections).map(({ name, slug }) => ({ name, slug })),
  }
}
