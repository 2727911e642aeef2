import type { Handlers } from '@vitrine/contract/kit'
import type { search as contract } from '@vitrine/contract/search'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Search } from './index.ts'

interface SearchHandlerDeps {
  readonly search: Search
  readonly mediaUrl: (id: string, width?: number) => string
}

/** In pixels: sharp next to one line of text on a high-density display. */
const PICTURE_WIDTH = 240
const PAGE = 24

export const searchHandlers = ({ search, mediaUrl }: SearchHandlerDeps) =>
  ({
    getSuggestions: async ({ input, tx }) => {
      const { products, categories, queries } = await search.suggest(tx, input.q ?? '')
      return {
        categories,
        queries,
        products: products.map(({ mediaId, ...product }) => ({
          ...product,
          ...(mediaId && { imageUrl: mediaUrl(mediaId, PICTURE_WIDTH) }),
        })),
      }
    },
    findProducts: async ({ input: { q = '', limit = PAGE, offset = 0 }, tx }) => {
      const { ids, total } = await search.findByWords(tx, q, { limit, offset })
      return { productIds: ids, total }
    },
    findPreorderable: async ({ input, tx }) => ({
      productIds: await search.findPreorderable(tx, input.productIds),
    }),
    countNothingFound: async ({ input, tx }) => {
      await search.countNothingFound(tx, input.q)
      return {}
    },
    listNothingFound: async ({ input: { limit = PAGE, offset = 0 }, tx }) =>
      search.listNothingFound(tx, { limit, offset }),
    rebuildSearchIndex: async ({ tx }) => {
      await search.askForRebuild(tx)
      return {}
    },
  }) satisfies Handlers<typeof contract, HandlerContext>
