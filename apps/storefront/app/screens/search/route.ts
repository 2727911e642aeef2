import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import type { CollectionCardView } from '../../views/collection-card.ts'
import type { Route } from '../screen.ts'

export type SearchProps = {
  words: string
  total: number
  page: number
  pages: number
  cards: readonly CardView[]
  collections: readonly CollectionCardView[]
}
/** Suggestions for an empty search or an empty result. */
export type DeferredSearchProps = { newest: readonly CardView[] }

const pageSize = 24
const maxWordsLength = 80
const newestCount = 4

export const searchRoute: Route<SearchProps> = {
  load: async (context) => {
    const { url, site, messages } = context
    const words = readWords(url.searchParams.get('q'))
    const page = readPage(url.searchParams.get('page'))
    const [result, collections] = await Promise.all([
      find(context, words, page),
      context.collections(),
    ])
    const title = words ? messages.search.results({ words }) : messages.search.title
    const props: SearchProps = {
      words,
      page,
      ...result,
      pages: Math.ceil(result.total / pageSize),
      collections,
    }
    return {
      kind: 'page',
      head: {
        title: `${title} – ${site.name}`,
        canonical: links.search(),
        isHiddenFromSearch: words !== '',
      },
      props,
      ...(result.total === 0 ? { later: findNewest(context) } : {}),
    }
  },
}

export const readWords = (asked: string | null) =>
  (asked ?? '').replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, maxWordsLength)

const readPage = (asked: string | null) =>
  asked && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1

async function find(context: RequestContext, words: string, page: number) {
  const { api } = context
  if (words === '') return { total: 0, cards: [] }
  const offset = (page - 1) * pageSize
  const { productIds, total } = await api.search.findProducts({ q: words, limit: pageSize, offset })
  if (productIds.length === 0) return { total, cards: [] }
  const { products } = await api.catalogV1.queryProducts({
    query: { filter: { id: { $in: productIds } }, paging: { limit: pageSize } },
  })
  const result = new Map((await viewCards(context, products)).map((card) => [card.id, card]))
  return { total, cards: productIds.flatMap((id) => result.get(id) ?? []) }
}

async function findNewest(context: RequestContext): Promise<DeferredSearchProps> {
  const { products } = await context.api.catalogV1.queryProducts({
    query: {
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: newestCount },
    },
  })
  return { newest: await viewCards(context, products) }
}
