import { type Handlers, violation } from '@vitrine/contract/kit'
import type { media as mediaService } from '@vitrine/contract/media'
import type { HandlerContext, RequestDetails } from '../../../transport/call.ts'
import { decodeCrop, decodeGeometry } from './codec.ts'
import type { Media } from './index.ts'

export const mediaHandlers = (media: Media) =>
  ({
    uploadMedia: async ({ input, transaction, request }) => ({
      media: media.encode(await media.upload(transaction, { ...input, stream: bodyOf(request) })),
    }),
    createUpload: async ({ input, tx }) => {
      const form = await media.createUpload(tx, input)
      return form ? { form } : {}
    },
    completeUpload: async ({ input, tx: { siteId }, transaction }) => ({
      media: media.encode(await media.completeUpload(transaction, { ...input, siteId })),
    }),
    queryMedia: async ({ input, tx }) => media.query(tx, input.query ?? {}),
    getMedia: async ({ input, tx }) => ({
      media: media.encode(await media.get(tx, input.id)),
      usedIn: await media.usesOf(tx, input.id),
    }),
    updateMedia: async ({ input: { id, ...changes }, tx }) => ({
      media: media.encode(await media.change(tx, id, changes)),
    }),
    updateAltTexts: async ({ input, tx }) => ({
      media: (await media.changeAltTexts(tx, input.texts)).map(media.encode),
    }),
    replaceMedia: async ({ input, transaction, request }) => {
      const { item, usedIn } = await media.replace(transaction, {
        ...input,
        stream: bodyOf(request),
      })
      return { media: media.encode(item), usedIn }
    },
    deleteMedia: async ({ input, tx }) => ({ removedFrom: await media.remove(tx, input) }),
    serveOriginal: async ({ input, tx, request }) =>
      media.serveOriginal(tx, {
        id: input.id,
        range: request.header('range'),
        ifRange: request.header('if-range'),
        ...conditionsOf(request),
      }),
    serveResized: async ({ input, tx, request }) =>
      media.serveResized(tx, {
        id: input.id,
        width: Number(input.width),
        ...conditionsOf(request),
      }),
    serveFitted: async ({ input, tx, request }) =>
      media.serveFitted(tx, {
        id: input.id,
        mode: input.mode,
        frame: decodeGeometry(input.geometry),
        ...conditionsOf(request),
      }),
    serveCropped: async ({ input, tx, request }) =>
      media.serveCropped(tx, {
        id: input.id,
        crop: decodeCrop(input.crop),
        frame: decodeGeometry(input.geometry),
        ...conditionsOf(request),
      }),
  }) satisfies Handlers<typeof mediaService, HandlerContext>

const conditionsOf = (request: RequestDetails) => ({
  accept: request.header('accept'),
  ifNoneMatch: request.header('if-none-match'),
})

function bodyOf(request: RequestDetails): AsyncIterable<Uint8Array> {
  if (request.body) return request.body
  throw violation('body', 'REQUIRED_FIELD', 'must be the bytes of a picture or video')
}
