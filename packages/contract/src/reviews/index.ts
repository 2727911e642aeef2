import { operation, POST, Query, service, Type } from '../kit/index.ts'

/** Reviews of products. */
export const reviews = service({
  name: 'reviews',
  summary: 'Product reviews',
  mounts: ['/reviews', '/_api/reviews', '/_api/reviews/api'],
  operations: {
    queryReviews: operation({
      route: POST('/v1/reviews/query'),
      permission: 'anyone',
      summary: 'Find reviews',
      description:
        'Reviews are not offered in this form, so the list is empty; `product-reviews` has them.',
      request: Type.Object({ query: Type.Optional(Query()) }),
      response: Type.Object({
        reviews: Type.Array(Type.Unknown()),
        metadata: Type.Object({
          count: Type.Integer(),
          tooManyToCount: Type.Boolean(),
          cursors: Type.Object({}),
        }),
      }),
    }),
  },
})
