import type { exportLinkOperations, exports as exportsService } from '@vitrine/contract/exports'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Exports } from './index.ts'

export const exportHandlers = (exports: Exports) =>
  ({
    startExport: async ({ input: { format, filter = null, productIds = null }, tx }) => ({
      export: exports.encode(await exports.start(tx, { format, filter, productIds })),
    }),
    listExports: async ({ input, tx }) => exports.list(tx, input),
    getExport: async ({ input, tx }) => ({
      export: exports.encode(await exports.get(tx, input.id)),
    }),
    cancelExport: async ({ input, tx }) => ({
      export: exports.encode(await exports.cancel(tx, input.id)),
    }),
    createExportDownload: async ({ input, tx }) => exports.createDownload(tx, input.id),
    downloadExport: async ({ input, transaction }) =>
      transaction((tx) => exports.serveFile(tx, input.id)),
    serveExport: async ({ input, onSite }) => exports.serveAddress(onSite, input.token),
  }) satisfies Omit<
    Handlers<typeof exportsService, HandlerContext>,
    keyof typeof exportLinkOperations
  >
