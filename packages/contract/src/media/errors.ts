import { defineError } from '../kit/index.ts'

export { MediaNotFound } from '../catalog/errors.ts'

/** The bytes are not a picture we can show. Accepted: JPEG, PNG, WebP, AVIF, GIF, SVG. */
export const UnsupportedMedia = defineError({
  code: 'UNSUPPORTED_MEDIA',
  status: 415,
  description: 'The file is no picture we can show; send JPEG, PNG, WebP, AVIF, GIF or SVG',
})
/** A drawing that carries something active: scripts, outside references, entities. */
export const UnsafeDrawing = defineError({
  code: 'UNSAFE_DRAWING',
  status: 415,
  description: 'The drawing holds something active',
})
/** More than 25 MiB or 100 million pixels. */
export const MediaTooLarge = defineError({
  code: 'MEDIA_TOO_LARGE',
  status: 413,
  description: 'A picture may have 25 MiB and 100 million pixels',
})
/** A product or collection shows it. */
export const MediaInUse = defineError({
  code: 'MEDIA_IN_USE',
  status: 409,
  description: 'A product or collection shows this picture; take it away there first',
})
