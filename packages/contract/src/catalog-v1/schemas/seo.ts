import { MapOf, Maybe, OneOf, Type } from '../../kit/index.ts'

/** Tags for search engines that replace the ones made from the product. Stored and returned as sent. */
export const SeoData = Type.Object({
  tags: Maybe(
    Type.Array(
      Type.Object({
        type: OneOf(['title', 'meta', 'script', 'link']),
        props: Maybe(MapOf(Type.Unknown())),
        meta: Maybe(MapOf(Type.Unknown())),
        children: Maybe(Type.String({ maxLength: 16_000 })),
        custom: Maybe(Type.Boolean()),
        disabled: Maybe(Type.Boolean()),
      }),
      { maxItems: 100 },
    ),
  ),
  settings: Maybe(
    Type.Object({
      preventAutoRedirect: Maybe(Type.Boolean()),
      keywords: Maybe(
        Type.Array(
          Type.Object({
            term: Type.String({ maxLength: 1000 }),
            isMain: Maybe(Type.Boolean()),
            origin: Maybe(Type.String({ maxLength: 1000 })),
          }),
          { maxItems: 5 },
        ),
      ),
    }),
  ),
})
