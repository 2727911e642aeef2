import { defineError } from '../kit/index.ts'

export { MediaNotFound } from '../catalog/errors.ts'

/**
 * The bytes are nothing that every browser shows. Accepted: JPEG, PNG, WebP, AVIF, GIF, SVG; videos as MP4 with
 * H.264, AV1 or VP9, or as WebM with VP8, VP9 or AV1.
 */
export const UnsupportedMedia = defineError({
  code: 'UNSUPPORTED_MEDIA',
  status: 415,
  description:
    'The file is not a supported picture or video; send JPEG, PNG, WebP, AVIF, GIF, SVG, MP4 or WebM',
})
/** A drawing that carries something active: scripts, outside references, entities. */
export const UnsafeDrawing = defineError({
  code: 'UNSAFE_DRAWING',
  status: 415,
  description: 'The SVG contains active content, such as a script',
})
/** A picture of more than 25 MiB or 100 million pixels, a video of more than 200 MiB. */
export const MediaTooLarge = defineError({
  code: 'MEDIA_TOO_LARGE',
  status: 413,
  description: 'A picture can be at most 25 MiB and 100 million pixels, a video at most 200 MiB',
})
/** Nothing was sent by the form, it was completed before, or it is too old. */
export const MediaUploadNotFound = defineError({
  code: 'MEDIA_UPLOAD_NOT_FOUND',
  status: 404,
  description: 'There is no such upload; begin it again with createUpload',
})
/** `data.uses` are up to 100 places that use it, `data.total` their number. */
export const MediaInUse = defineError({
  code: 'MEDIA_IN_USE',
  status: 409,
  description:
    'This file is shown somewhere, as `uses` says; remove it there first, or delete it with `force`',
})
/** A picture can be replaced by a picture, a video by a video. */
export const MediaKindDiffers = defineError({
  code: 'MEDIA_KIND_DIFFERS',
  status: 409,
  description: 'A picture can only be replaced by a picture, and a video by a video',
})
