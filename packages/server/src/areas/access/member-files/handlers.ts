import { type Handlers, PermissionDenied } from '@vitrine/contract/kit'
import type { memberFiles as memberFilesService } from '@vitrine/contract/member-files'
import type { HandlerContext } from '../../../transport/call.ts'
import { merchantOf } from '../../../transport/caller.ts'
import type { MemberFilesFeature } from './index.ts'

export const memberFileHandlers = (files: MemberFilesFeature) =>
  ({
    previewMemberImport: async ({ tx, request }) => files.preview(tx, bodyOf(request)),
    startMemberImport: async ({ tx, transaction, request, input }) => {
      const { fileName, existing } = input
      const file = { fileName, stream: bodyOf(request), existing: existing ?? 'keep' }
      return { import: await files.startImport({ tx, transaction }, file) }
    },
    listMemberImports: async ({ input, tx }) => files.listImports(tx, input),
    getMemberImport: async ({ input, tx }) => ({ import: await files.getImport(tx, input.id) }),
    getMemberImportReport: async ({ input, tx }) => files.report(tx, input.id, input),
    startMemberExport: async (call) => {
      const { format, passwordHashes } = call.input
      if (passwordHashes) requireOwner(call)
      const order = { format, passwordHashes: passwordHashes ?? false }
      return { export: await files.startExport(call.tx, order) }
    },
    listMemberExports: async ({ input, tx }) => files.listExports(tx, input),
    getMemberExport: async ({ input, tx }) => ({ export: await files.getExport(tx, input.id) }),
    createMemberExportDownload: async (call) => {
      const { passwordHashes } = await files.getExport(call.tx, call.input.id)
      if (passwordHashes) requireOwner(call)
      return files.createDownload(call.tx, call.input.id)
    },
    serveMemberExport: async ({ input, onSite }) => files.serveAddress(onSite, input.token),
  }) satisfies Handlers<typeof memberFilesService, HandlerContext>

/** Only the owner of the site can export password hashes, never an API key. */
function requireOwner({ caller }: HandlerContext): void {
  const { via, role } = merchantOf(caller)
  if (via === 'staff' && role === 'owner') return
  throw PermissionDenied({}, 'Only the owner of the site may take stored passwords out')
}

function bodyOf({ body }: HandlerContext['request']): AsyncIterable<Uint8Array> {
  if (!body) throw new Error('Only operations that take bytes have a body')
  return body
}
