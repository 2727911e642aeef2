import type {
  ExportLinkContent,
  exportLinkOperations,
  exports as exportsService,
} from '@vitrine/contract/exports'
import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { type Caller, hasScope, isAtLeast, merchantOf } from '../../../transport/caller.ts'
import type { ExportLinksFeature } from './index.ts'
import { rightsFor } from './rules/rights.ts'

export const exportLinkHandlers = (links: ExportLinksFeature) =>
  ({
    listExportLinks: ({ tx }) => links.list(tx),
    createExportLink: ({ input, tx, caller }) => {
      demandRights(caller, input.content ?? 'PRODUCTS')
      return links.create(tx, input)
    },
    updateExportLink: async ({ input, tx }) => ({ link: await links.change(tx, input) }),
    renewExportLink: ({ input, tx, caller }) =>
      links.renew(tx, input.id, (content) => demandRights(caller, content)),
    runExportLink: async ({ input, tx }) => ({ link: await links.run(tx, input.id) }),
    deleteExportLink: async ({ input, tx }) => {
      await links.delete(tx, input.id)
      return {}
    },
    serveExportLink: ({ input, onSite, request }) =>
      links.serve(onSite, input.file, request.header('if-none-match')),
  }) satisfies Pick<
    Handlers<typeof exportsService, HandlerContext>,
    keyof typeof exportLinkOperations
  >

/** Refuses callers who may not read the content of a link themselves. */
function demandRights(caller: Caller, content: ExportLinkContent): void {
  const merchant = merchantOf(caller)
  for (const { role, service, access } of rightsFor[content]) {
    if (!isAtLeast(merchant.role, role)) throw PermissionDenied({ role })
    if (!hasScope(merchant, service, access)) {
      throw PermissionDenied({ scope: `${service}:${access}` })
    }
  }
}
