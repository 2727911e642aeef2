import { ProductNotFound, VariantNotFound } from '../catalog/index.ts'
import {
  Email,
  Guid,
  InvalidFilter,
  Maybe,
  Omittable,
  operation,
  PagingMetadata,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import {
  BackInStockLinkInvalid,
  ProductIsInStock,
  RequestCollectionDisabled,
  TooManyBackInStockRequests,
} from './errors.ts'
import { BackInStockRequestCreated, BackInStockRequestDeleted } from './facts.ts'
import { AwaitedItem, BackInStockRequest, MAX_REQUESTS_DELETED_AT_ONCE } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

/** Requests of buyers to be mailed when something is in stock again. Collecting is a setting of the site. */
export const backInStock = service({
  name: 'back-in-stock',
  summary: 'Back-in-stock requests, and their mails',
  mounts: ['/vitrine/v1/back-in-stock'],
  operations: {
    requestNotice: operation({
      route: POST('/requests'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 10,
      summary: 'Request one mail when a product, or a variant of it, is in stock again',
      description:
        'One request for each address and item: a repeated one answers the same and adds none. The site says with ' +
        '`backInStock.collect` whether it takes requests.',
      request: Type.Object({
        productId: Guid(),
        /** Absent: any variant of the product. */
        variantId: Omittable(Guid()),
        email: Email(),
        /** Language of the mail, such as `de`; absent: the site’s. */
        language: Omittable(Text(2, 35)),
      }),
      response: Type.Object({}),
      errors: [
        ProductNotFound,
        VariantNotFound,
        RequestCollectionDisabled,
        ProductIsInStock,
        TooManyBackInStockRequests,
      ],
      facts: [BackInStockRequestCreated],
    }),
    queryRequests: operation({
      route: POST('/requests/query'),
      permission: 'admin',
      summary: 'Find back-in-stock requests, newest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({
        requests: Type.Array(BackInStockRequest),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter],
    }),
    listAwaited: operation({
      route: POST('/awaited'),
      permission: 'admin',
      summary: 'List products and variants with open requests, most requested first',
      description: 'Every word of `search` has to be in the name or the choices.',
      request: Type.Object({
        search: Omittable(Text(0, 200)),
        limit: Omittable(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Omittable(Type.Integer({ minimum: 0, maximum: 100_000 })),
      }),
      response: Type.Object({
        items: Type.Array(AwaitedItem),
        total: Type.Integer(),
        /** Requests that wait, of all items. */
        requestCount: Type.Integer(),
      }),
    }),
    deleteRequests: operation({
      route: POST('/requests/delete'),
      permission: 'admin',
      writes: true,
      summary: 'Delete requests; unknown ids are ignored',
      request: Type.Object({
        ids: Type.Array(Guid(), { minItems: 1, maxItems: MAX_REQUESTS_DELETED_AT_ONCE }),
      }),
      response: Type.Object({ deletedIds: Type.Array(Guid()) }),
      facts: [BackInStockRequestDeleted],
    }),
    unsubscribe: operation({
      route: POST('/links/{link}/unsubscribe'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 60,
      summary: 'Unsubscribe the address of a link from all back-in-stock mails, without signing in',
      description: 'It may be repeated. The address can send new requests.',
      request: Type.Object({ link: Text(1, 1000) }),
      response: Type.Object({}),
      errors: [BackInStockLinkInvalid],
      facts: [BackInStockRequestDeleted],
    }),
  },
})
