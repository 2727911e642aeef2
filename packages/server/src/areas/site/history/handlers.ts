import type { history as historyService } from '@vitrine/contract/history'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { hasScope, isAtLeast, merchantOf } from '../../../transport/caller.ts'
import { decodeCursor, encodeCursor, encodeEntry, filterOf, isForAdmins } from './codec.ts'
import type { HistoryFeature } from './index.ts'

export const historyHandlers = (history: HistoryFeature) =>
  ({
    listHistory: async ({ input, tx, caller }) => {
      if (isForAdmins(input)) requireAdmin(caller)
      const below = input.cursor ? decodeCursor(input.cursor) : undefined
      const mayRead = (service: string) => hasScope(merchantOf(caller), service, 'read')
      const page = { below, limit: input.limit ?? undefined, mayRead }
      const { entries, names, next } = await history.list(tx, filterOf(input), page)
      return {
        entries: entries.map((entry) => encodeEntry(entry, names)),
        ...(next && { next: encodeCursor(next) }),
      }
    },
    undoChange: async ({ input, tx }) => history.undoChange(tx, input.id),
    undoGroup: async ({ input, tx }) => history.undoGroup(tx, input.groupId),
  }) satisfies Handlers<typeof historyService, HandlerContext>

/** Members and settings are not for everybody who works on the catalog. */
function requireAdmin(caller: HandlerContext['caller']): void {
  if (!isAtLeast(merchantOf(caller).role, 'admin')) throw PermissionDenied({ role: 'admin' })
}
