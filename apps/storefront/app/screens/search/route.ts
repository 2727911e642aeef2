import type { RequestContext } from '../../../server/context.ts'
import { links } from '../../links.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import type { RoomView } from '../../views/room.ts'
import type { Route } from '../screen.ts'

export type SearchProps = {
  words: string
  total: number
  page: number
  pages: number
  cards: readonly CardView[]
  rooms: readonly RoomView[]
}
/** Where to begin when nothing was found, or asked. */
export type SearchLater = { newest: readonly CardView[] }

const pageSize = 24
const longestWords = 80
const newestCount = 4

export const searchRoute: Route = {
  load: async (context) => {
    const { url, site, messages } = context
    const words = readWords(url.searchParams.get('q'))
    const page = readPage(url.searchParams.get('page'))
    const [found, rooms] = await Promise.all([find(context, words, page), context.rooms()])
    const title = words ? messages.t('search.results', { words }) : messages.t('search.title')
    const props: SearchProps = {
      words,
      page,
      ...found,
      pages: Math.ceil(found.total / pageSize),
      rooms,
    }
    return {
      kind: 'page',
      head: {
        title: `${title} – ${site.name}`,
        canonical: links.search(),
        isHiddenFromSearch: words !== '',
      },
      props,
      ...(found.total === 0 ? { later: findNewest(context) } : {}),
    }
  },
}

export const readWords = (asked: string | null) =>
  (asked ?? '').replaceAll('\0', ' ').replace(/\s+/g, ' ').trim().slice(0, longestWords)

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
  const found = new Map((await viewCards(context, products)).map((card) => [card.id, card]))
  return { total, cards: productIds.flatMap((id) => found.get(id) ?? []) }
}

async function findNewest(context: RequestContext): Promise<SearchLater> {
  const { products } = await context.api.catalogV1.queryProducts({
    query: {
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      paging: { limit: newestCount },
    },
  })
  return { newest: await viewCards(context, products) }
}
