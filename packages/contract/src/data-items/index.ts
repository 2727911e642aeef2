import { defineError, Omittable, operation, POST, service, Text, Type } from '../kit/index.ts'

export const CollectionDoesNotExist = defineError({
  code: 'WDE0025',
  status: 404,
  description: 'There is no data collection with this id',
})

/** Items of data collections, which website builders create for their own content. */
export const dataItems = service({
  name: 'dataItems',
  summary: 'Items of data collections',
  mounts: ['/wix-data'],
  operations: {
    queryDataItems: operation({
      route: POST('/v2/items/query'),
      longGet: true,
      permission: 'anyone',
      summary: 'Find items of a data collection',
      description:
        'Sites have no data collections yet, so the answer is always WDE0025. Published clients ask by GET with the request in `.r`, or by POST.',
      request: Type.Object({
        dataCollectionId: Omittable(Text(0, 256)),
        query: Type.Optional(Type.Unknown()),
      }),
      response: Type.Object({ dataItems: Type.Array(Type.Unknown()) }),
      errors: [CollectionDoesNotExist],
    }),
  },
})
