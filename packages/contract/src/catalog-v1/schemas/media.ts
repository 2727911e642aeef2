import { Maybe, OneOf, Text, Type } from '../../kit/index.ts'
import { mediaItemTypes } from '../../vocabulary/index.ts'

/** A picture at an address, with its size in pixels (0 while the file has not been fetched). */
export const Picture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  format: Maybe(Type.String()),
  altText: Maybe(Type.String()),
  ground: Type.Optional(
    Type.String({
      description: 'Dominant colour as #rrggbb, to show while the picture loads',
    }),
  ),
})

/** One item of a gallery: a picture or a video. */
export const MediaItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  mediaType: OneOf(mediaItemTypes),
  image: Type.Optional(Picture),
  video: Type.Optional(
    Type.Object({ files: Type.Array(Picture), stillFrameMediaId: Type.String() }),
  ),
  thumbnail: Picture,
})

/** A gallery in its order; the first item is the main one. */
export const Media = Type.Object({
  mainMedia: Type.Optional(MediaItem),
  items: Type.Array(MediaItem),
})

/** A choice of one option, by names. */
export const ChoiceName = Type.Object({ option: Text(1, 50), choice: Text(1, 50) })

/**
 * A file of the media library by id, or any web address, which the platform fetches in the background. A file
 * that the product already has stays at its position and gets the name and description sent here.
 */
export const MediaToAdd = Type.Object({
  mediaId: Type.Optional(Text(1, 300)),
  url: Type.Optional(Type.String({ minLength: 1, maxLength: 2048 })),
  choice: Maybe(ChoiceName),
  /** Title on this product; empty: that of the library. An extension that published clients do not send. */
  title: Maybe(Text(0, 1000)),
  /** Alternative text; empty: that of the library. An extension that published clients do not send. */
  altText: Maybe(Text(0, 1000)),
})

/** Media tied to one choice. */
export const ChoiceMedia = Type.Object({
  option: Text(1, 50),
  choice: Text(1, 50),
  mediaIds: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 50 }),
})
