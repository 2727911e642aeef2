import type { digitalFiles as digitalFilesService } from '@vitrine/contract/digital-files'
import { type Handlers, violation } from '@vitrine/contract/kit'
import type { HandlerContext, RequestDetails } from '../../../transport/call.ts'
import { pagingMetadataOf } from '../../../transport/paging.ts'
import { encodeFile, encodeGrant, encodeOwnFile, encodeProductFile } from './codec.ts'
import type { DigitalFiles } from './index.ts'

const pageOf = ({ limit = 100, offset = 0 }: { limit?: number; offset?: number }) => ({
  limit,
  offset,
})

export const digitalFileHandlers = (files: DigitalFiles) =>
  ({
    uploadDigitalFile: async ({ input, transaction, request }) => ({
      file: encodeFile(await files.upload(transaction, { ...input, stream: bodyOf(request) })),
    }),
    attachDigitalFile: async ({ input: { fileId, ...place }, tx }) => ({
      productFile: encodeProductFile(await files.attach(tx, fileId, place)),
    }),
    listProductFiles: async ({ input, tx }) => ({
      productFiles: (await files.listOf(tx, input.productId)).map(encodeProductFile),
    }),
    removeDigitalFile: async ({ input, tx }) => {
      await files.detach(tx, input)
      return {}
    },
    makePhysical: async ({ input, tx }) => {
      await files.makePhysical(tx, input.productId)
      return {}
    },
    grantFiles: async ({ input: { expiresDate = null, downloadLimit = null, ...right }, tx }) => ({
      grant: encodeGrant(await files.grant(tx, { ...right, expiresDate, downloadLimit })),
    }),
    revokeFiles: async ({ input, tx }) => {
      await files.revoke(tx, input)
      return {}
    },
    listFileGrants: async ({ input: { productId, ...requested }, tx }) => {
      const page = pageOf(requested)
      const { grants, total } = await files.listGrants(tx, productId, page)
      return {
        grants: grants.map(encodeGrant),
        pagingMetadata: pagingMetadataOf(grants.length, page.offset, total),
      }
    },
    listOwnFiles: async ({ input, caller, tx }) => {
      const page = pageOf(input)
      const memberId = caller.kind === 'member' ? caller.id : ''
      const { files: own, total } = await files.listOwn(tx, memberId, page)
      return {
        files: own.map(encodeOwnFile),
        pagingMetadata: pagingMetadataOf(own.length, page.offset, total),
      }
    },
    createDownload: async ({ input, tx }) => files.createDownload(tx, input),
    serveDownload: async ({ input, onSite, request }) =>
      files.serve(onSite, {
        token: input.token,
        range: request.header('range'),
        ifRange: request.header('if-range'),
      }),
  }) satisfies Handlers<typeof digitalFilesService, HandlerContext>

function bodyOf(request: RequestDetails): AsyncIterable<Uint8Array> {
  if (request.body) return request.body
  throw violation('body', 'REQUIRED_FIELD', 'must be the bytes of a file')
}
