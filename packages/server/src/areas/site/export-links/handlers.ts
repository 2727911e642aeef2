import type { exportLinkOperations, exports as exportsService } from '@vitrine/contract/exports'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { ExportLinksFeature } from './index.ts'

export const exportLinkHandlers = (links: ExportLinksFeature) =>
  ({
    listExportLinks: ({ tx }) => links.list(tx),
    createExportLink: ({ input, tx }) => links.create(tx, input),
    updateExportLink: async ({ input, tx }) => ({ link: await links.change(tx, input) }),
    renewExportLink: ({ input, tx }) => links.renew(tx, input.id),
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
