import type { history as historyService } from '@vitrine/contract/history'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../transport/call.ts'
import { decodePlace, encodeEntry, encodePlace, filterOf } from './codec.ts'
import type { HistoryFeature } from './index.ts'

export const historyHandlers = (history: HistoryFeature) =>
  ({
    listHistory: async ({ input, tx }) => {
      const below = input.cursor ? decodePlace(input.cursor) : undefined
      const page = { below, limit: input.limit ?? undefined }
      const { entries, next } = await history.list(tx, filterOf(input), page)
      return { entries: entries.map(encodeEntry), ...(next && { next: encodePlace(next) }) }
    },
    undoChange: async ({ input, tx }) => history.undoChange(tx, input.id),
    undoGroup: async ({ input, tx }) => history.undoGroup(tx, input.groupId),
  }) satisfies Handlers<typeof historyService, HandlerContext>
