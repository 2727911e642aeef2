import { Type } from '../kit/index.ts'

/** A picture with its size in pixels (0 while the file has not been fetched). */
export const RawImage = Type.Object({
  id: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  altText: Type.Optional(Type.String()),
  filename: Type.Optional(Type.String()),
})

/** A video with its poster pictures. */
export const RawVideo = Type.Object({
  id: Type.String(),
  url: Type.String(),
  filename: Type.Optional(Type.String()),
  posters: Type.Array(RawImage),
  resolutions: Type.Array(
    Type.Object({
      url: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      format: Type.Optional(Type.String()),
    }),
  ),
})
