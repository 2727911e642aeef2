import { RawImage, RawVideo } from '../../catalog/raw-media.ts'
import { Json, Maybe, OneOf, Text, Type } from '../../kit/index.ts'

/** One item of a gallery; the thumbnail only with `THUMBNAIL`. */
export const ProductMediaItem = Type.Object({
  id: Type.String(),
  url: Type.Optional(Type.String()),
  image: Type.Optional(RawImage),
  video: Type.Optional(RawVideo),
  mediaType: OneOf(['IMAGE', 'VIDEO']),
  altText: Type.Optional(Type.String()),
  displayName: Type.Optional(Type.String()),
  thumbnail: Type.Optional(RawImage),
  uploadId: Type.Optional(Type.String()),
})

/** `main` is the first item; the items only with `MEDIA_ITEMS_INFO`. */
export const ProductMedia = Type.Object({
  main: Type.Optional(ProductMediaItem),
  itemsInfo: Type.Optional(Type.Object({ items: Type.Array(ProductMediaItem) })),
})

/** A picture or video as clients send it: read for its id or its address only. */
const SentFile = Maybe(
  Type.Object({
    id: Maybe(Type.String({ maxLength: 300 })),
    url: Maybe(Type.String({ maxLength: 2048 })),
  }),
)

/** An item by the id of a file of the library, or by a web address, which is fetched later. */
export const MediaItemToWrite = Type.Object({
  id: Maybe(Text(1, 300)),
  url: Maybe(Text(1, 2048)),
  image: SentFile,
  video: SentFile,
  altText: Maybe(Text(0, 1000)),
  displayName: Maybe(Text(0, 80)),
  thumbnail: Maybe(Json()),
})

/** Items of the product's gallery, by id or address, that show a choice. */
export const ChoiceMediaToWrite = Maybe(
  Type.Object({
    items: Maybe(
      Type.Array(Type.Object({ mediaId: Maybe(Text(1, 300)), url: Maybe(Text(1, 2048)) }), {
        maxItems: 15,
      }),
    ),
  }),
)
export const LinkedMediaToWrite = Maybe(Type.Array(MediaItemToWrite, { maxItems: 15 }))
