import type { Handlers } from '@vitrine/contract/kit'
import type { savedViews as savedViewsService } from '@vitrine/contract/saved-views'
import type { HandlerContext } from '../../../transport/call.ts'
import type { SavedViewsFeature } from './index.ts'

export const savedViewsHandlers = (savedViews: SavedViewsFeature) =>
  ({
    getSavedViews: ({ tx, input }) => savedViews.get(tx, input.list),
    saveSharedViews: async ({ tx, input: { list, set } }) => ({
      set: await savedViews.saveShared(tx, list, set),
    }),
    saveOwnViews: async ({ tx, input: { list, set } }) => ({
      set: await savedViews.saveOwn(tx, list, set),
    }),
  }) satisfies Handlers<typeof savedViewsService, HandlerContext>
