import { readQuery } from '@vitrine/contract/catalog'
import type { Handlers } from '@vitrine/contract/kit'
import {
  type productReviews as productReviewsService,
  reviewFields,
} from '@vitrine/contract/product-reviews'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import type { MediaUrl } from '../../catalog/index.ts'
import { cartCallerOf } from '../cart/index.ts'
import { encodeOwn, encodePublished, encodeReview, encodeReviewable } from './codec.ts'
import type { ReviewsFeature } from './index.ts'

export interface ReviewHandlerDeps {
  readonly reviews: ReviewsFeature
  readonly pages: QueryPages
  readonly mediaUrl: MediaUrl
}

type Operations = Handlers<typeof productReviewsService, HandlerContext>

const PAGE = 10

export const reviewHandlers = (deps: ReviewHandlerDeps) =>
  ({ ...ofVisitors(deps), ...ofMerchants(deps) }) satisfies Operations

const ofVisitors = ({ reviews, mediaUrl }: ReviewHandlerDeps) =>
  ({
    listReviews: async ({ tx, input }) => {
      const { productId, sort = 'NEWEST', stars, limit = PAGE, offset = 0 } = input
      const page = { productId, sort, stars, limit, offset }
      const { rating, markedRating, countByStars, ...found } = await reviews.listPublished(tx, page)
      return {
        ...found,
        rating: rating ?? null,
        markedRating: markedRating ?? null,
        countByStars: [...countByStars],
        reviews: found.reviews.map(encodePublished),
      }
    },
    listReviewable: async ({ tx, input, ...call }) => {
      const bought = { caller: cartCallerOf(call), order: input.order }
      const { order, lines } = await reviews.listReviewable(tx, bought)
      const { firstName = '' } = order.billing?.contactDetails ?? {}
      return {
        orderNumber: String(order.number),
        suggestedName: firstName ?? '',
        lines: lines.map((one) => encodeReviewable(one, mediaUrl)),
      }
    },
    saveReview: async ({ tx, input, ...call }) => {
      const { order, lineId, ...words } = input
      const bought = { caller: cartCallerOf(call), order, lineId }
      return { review: encodeOwn(await reviews.write(tx, bought, words)) }
    },
    withdrawReview: async ({ tx, input, ...call }) => {
      await reviews.withdraw(tx, { caller: cartCallerOf(call), ...input })
      return {}
    },
    reportReview: async ({ tx, caller, input }) => {
      const { id, reason, note = '' } = input
      const by = 'id' in caller ? `${caller.kind} ${caller.id}` : caller.kind
      await reviews.report(tx, id, { by, reason, note: note.trim() })
      return {}
    },
    unsubscribe: async ({ transaction, input }) => {
      await transaction((tx) => reviews.unsubscribe(tx, input.link))
      return {}
    },
  }) satisfies Partial<Operations>

const ofMerchants = ({ reviews, pages }: ReviewHandlerDeps) =>
  ({
    queryReviews: async ({ input, ...call }) => {
      const open = pages.open('reviews', call, input.query)
      const { sort, ...read } = readQuery(reviewFields, open.query)
      const newest = [{ field: 'createdDate', descending: true }]
      const query = { ...read, sort: sort.length > 0 ? sort : newest, walk: open.walk }
      const found = await reviews.query(call.tx, query)
      const { count, offset, total, cursors } = open.metadata(query, found)
      const hasNext = cursors ? cursors.next !== undefined : offset + count < total
      return {
        reviews: found.items.map(encodeReview),
        pagingMetadata: { count, offset, total, hasNext, ...(cursors && { cursors }) },
      }
    },
    getReview: async ({ tx, input }) => {
      const { review, reports } = await reviews.view(tx, input.id)
      return { review: encodeReview(review), reports }
    },
    moderateReviews: async ({ tx, input }) => {
      const moved = await reviews.moderate(tx, [...new Set(input.ids)], input.status)
      return { reviews: moved.map(encodeReview) }
    },
    replyToReview: async ({ tx, input }) => ({
      review: encodeReview(await reviews.reply(tx, input.id, input.text)),
    }),
  }) satisfies Partial<Operations>
