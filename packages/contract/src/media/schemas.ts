import { OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/** `stored` is in the library; `remote` is only an address so far; `failed` could not be fetched yet. */
export const mediaStates = ['stored', 'remote', 'failed'] as const
export type MediaState = (typeof mediaStates)[number]

/** Largest picture that is accepted, in bytes: 25 MiB. */
export const MAX_MEDIA_BYTES = 25 * 1024 * 1024
/** Largest video that is accepted, in bytes: 200 MiB. */
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024
/** Most pixels a picture may have. */
export const MAX_MEDIA_PIXELS = 100_000_000

/** The kind of a library file, by its content; by its name while it is not fetched yet. */
export const mediaKinds = ['image', 'video'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Kinds of records that refer to files of the library. */
export const mediaUseKinds = [
  'PRODUCT',
  'CHOICE',
  'CUSTOMIZATION',
  'COLLECTION',
  'PAGE',
  'VIDEO',
  'LOGO',
] as const
export type MediaUseKind = (typeof mediaUseKinds)[number]

/** Most uses that are named at once. */
export const MAX_MEDIA_USES = 100

/** One place where a file is shown. */
export const MediaUse = Type.Object({
  /** In a gallery, as the swatch of a choice of a product or of a customization, as a poster, and so on. */
  kind: OneOf(mediaUseKinds),
  /** Id of the product, customization, collection, page or video; for a logo that of the site. */
  id: Type.String(),
  name: Type.String(),
  /** The name of the choice. */
  choice: Type.Optional(Type.String()),
})
export type MediaUse = Static<typeof MediaUse>

/** The uses of a file: the first 100, and their total number. */
export const MediaUses = Type.Object({ uses: Type.Array(MediaUse), total: Type.Integer() })
export type MediaUses = Static<typeof MediaUses>

/** Orders of the library. */
export const mediaSorts = ['NEWEST', 'OLDEST', 'NAME', 'LARGEST'] as const
export type MediaSort = (typeof mediaSorts)[number]

/** A form by which a browser sends one file to the bucket, and the token that completes the upload. */
export const MediaUploadForm = Type.Object({
  url: Type.String(),
  fields: Type.Record(Type.String(), Type.String()),
  token: Type.String(),
})

/**
 * The point of a picture that stays visible when cropped: percent of its width from the left, and of its
 * height from the top. Without one it is the center.
 */
export const FocalPoint = Type.Object({
  x: Type.Integer({ minimum: 0, maximum: 100 }),
  y: Type.Integer({ minimum: 0, maximum: 100 }),
})
export type FocalPoint = Static<typeof FocalPoint>

/** One picture or video of the media library. */
export const MediaItem = Type.Object({
  /** 32 hexadecimal characters and an ending, such as `…~mv2.jpg`; it cannot be guessed. */
  id: Type.String(),
  kind: OneOf(mediaKinds),
  state: OneOf(mediaStates),
  /** The address to show; the file's original address while it is `remote` or `failed`. */
  url: Type.String(),
  /** Pixels of the original as displayed; 0 while unknown. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Length of a video in seconds; absent while unknown. */
  duration: Type.Optional(Type.Number()),
  /** The poster of a video, by its id. */
  posterId: Type.Optional(Type.String()),
  /** Colour of the picture's surroundings at low chroma as #rrggbb, to paint before it is there. */
  ground: Type.Optional(Type.String()),
  /** Absent for the center, and for videos, which use that of the poster. */
  focalPoint: Type.Optional(FocalPoint),
  altText: Type.String(),
  fileName: Type.String(),
  /** Type of the original, such as `image/jpeg`; empty while unknown. */
  mimeType: Type.String(),
  bytes: Type.Integer(),
  /** The address it was or is to be fetched from. */
  sourceUrl: Type.Optional(Type.String()),
  /** Why it could not be fetched; it will be tried again. */
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
})
export type MediaItem = Static<typeof MediaItem>

/** A whole answer made by the server: bytes of a picture or video, or a redirect. */
export interface PictureReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | null
}
export const PictureReply = Type.Unsafe<PictureReply>({
  description: 'Bytes of a picture (AVIF, WebP, JPEG or PNG) or of a video (MP4 or WebM)',
})
