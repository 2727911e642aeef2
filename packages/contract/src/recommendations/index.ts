import { Nullable, operation, POST, service, Text, Type } from '../kit/index.ts'

/** An item of a catalog: its id, and the id of the app of the catalog. */
const CatalogReference = Type.Object({
  catalogItemId: Type.Optional(Text(1, 36)),
  appId: Type.Optional(Text(1, 100)),
  options: Type.Optional(Nullable(Type.Record(Type.String(), Type.Unknown()))),
})
const Algorithm = Type.Object({
  id: Type.Optional(Text(0, 100)),
  appId: Type.Optional(Text(0, 100)),
})

/** Product recommendations. */
export const recommendations = service({
  name: 'recommendations',
  summary: 'Product recommendations',
  mounts: ['/v1/recommendations', '/ecom/v1/recommendations'],
  operations: {
    getRecommendation: operation({
      route: POST('/get'),
      permission: 'anyone',
      summary: 'Read the recommendations of the first algorithm that finds enough products',
      description:
        'There are no algorithms yet, so `recommendation` is always null, which published clients show as nothing.',
      request: Type.Object({
        items: Type.Optional(Type.Array(CatalogReference, { maxItems: 300 })),
        algorithms: Type.Optional(Type.Array(Algorithm, { maxItems: 10 })),
        minimumRecommendedItems: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      }),
      response: Type.Object({
        recommendation: Nullable(
          Type.Object({ items: Type.Array(CatalogReference), algorithm: Type.Optional(Algorithm) }),
        ),
      }),
    }),
  },
})
