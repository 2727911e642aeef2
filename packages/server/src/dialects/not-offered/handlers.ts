import { CollectionDoesNotExist, type dataItems } from '@vitrine/contract/data-items'
import type { Handlers } from '@vitrine/contract/kit'
import type { recommendations } from '@vitrine/contract/recommendations'
import type { reviews } from '@vitrine/contract/reviews'
import type { siteScripts } from '@vitrine/contract/site-scripts'
import type { HandlerContext } from '../../transport/call.ts'

const siteScriptHandlers = {
  listSiteScripts: async () => ({ siteScripts: [] }),
} satisfies Handlers<typeof siteScripts, HandlerContext>

const dataItemHandlers = {
  queryDataItems: async ({ input }) => {
    throw CollectionDoesNotExist({ dataCollectionId: input.dataCollectionId ?? '' })
  },
} satisfies Handlers<typeof dataItems, HandlerContext>

const recommendationHandlers = {
  getRecommendation: async () => ({ recommendation: null }),
} satisfies Handlers<typeof recommendations, HandlerContext>

const reviewHandlers = {
  queryReviews: async () => ({
    reviews: [],
    metadata: { count: 0, tooManyToCount: false, cursors: {} },
  }),
} satisfies Handlers<typeof reviews, HandlerContext>

export const notOfferedHandlers = {
  siteScripts: siteScriptHandlers,
  dataItems: dataItemHandlers,
  recommendations: recommendationHandlers,
  reviews: reviewHandlers,
}
