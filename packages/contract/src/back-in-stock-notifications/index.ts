import {
  BackInStockAppNotSupported,
  BackInStockRequestNotFound,
  InvalidCatalogReferenceOptions,
  InvalidItemImageUrl,
  ReferenceAndRequestIds,
  RequestCollectionDisabled,
  TooManyBackInStockRequests,
} from '../back-in-stock/errors.ts'
import {
  BackInStockRequestCreated,
  BackInStockRequestDeleted,
  BackInStockRequestUpdated,
} from '../back-in-stock/facts.ts'
import { ItemNotFoundInCatalog } from '../carts/errors.ts'
import {
  flagField,
  guidField,
  momentField,
  type QueryFields,
  sorted,
  textField,
  wordField,
} from '../catalog/index.ts'
import { CatalogReference } from '../ecom/index.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  MapOf,
  Maybe,
  Omittable,
  operation,
  POST,
  PUT,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { SettingsChanged } from '../sites/index.ts'
import {
  CollectionSettings,
  ItemDetails,
  NewNotificationRequest,
  NotificationRequest,
} from './schemas.ts'

export * from './schemas.ts'

/** Fields that a query of the published clients may name. */
export const notificationRequestFields = {
  id: { ...guidField, ...sorted },
  contactId: { ...guidField, ...sorted },
  status: { ...wordField, ...sorted },
  autoNotified: { ...flagField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  itemUrl: { ...textField, ...sorted },
} satisfies QueryFields

const MOUNTS = [
  '/back-in-stock-service/v1/back-in-stock-notification-requests',
  '/v1/back-in-stock-notification-requests',
]
/** The requests that one report names. */
const MAX_REPORTED = 100
const MAX_COUNTED = 100

const byId = { id: Guid() }
const response = Type.Object({ request: NotificationRequest })
const settings = Type.Object({ settings: CollectionSettings })
const changingSettings = {
  permission: 'admin',
  leastRole: 'admin',
  writes: true,
  request: Type.Object({ appId: Text(1, 100) }),
  response: settings,
  errors: [BackInStockAppNotSupported],
  facts: [SettingsChanged],
} as const

/** Back-in-stock requests in the form of the published clients (orders contract, section 7.7). */
export const backInStockNotifications = service({
  name: 'back-in-stock-notifications',
  summary: 'Back-in-stock requests, published form',
  mounts: MOUNTS,
  operations: {
    createBackInStockNotificationRequest: operation({
      route: POST(''),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 10,
      summary: 'Request one mail when an item is in stock again',
      description:
        'The same address and item again: the request that waits already is answered. The mail says what the catalog ' +
        'says; it leads to `itemUrl` where that is a page of the site.',
      request: Type.Object({ request: NewNotificationRequest, itemDetails: Maybe(ItemDetails) }),
      response,
      errors: [
        RequestCollectionDisabled,
        InvalidCatalogReferenceOptions,
        InvalidItemImageUrl,
        ItemNotFoundInCatalog,
        TooManyBackInStockRequests,
      ],
      facts: [BackInStockRequestCreated],
    }),
    queryBackInStockNotificationRequests: operation({
      route: POST('/query'),
      longGet: true,
      aliases: MOUNTS.map((mount) => GET(mount)),
      permission: 'admin',
      summary: 'Find back-in-stock requests, the latest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({
        requests: Type.Array(NotificationRequest),
        metadata: Type.Object({
          count: Type.Integer(),
          cursors: Type.Object({
            next: Type.Optional(Type.String()),
            prev: Type.Optional(Type.String()),
          }),
        }),
      }),
      errors: [InvalidFilter],
    }),
    countByCatalogReferences: operation({
      route: POST('/count-by-catalog-reference'),
      longGet: true,
      permission: 'admin',
      summary: 'Count the open requests for each of the given items',
      request: Type.Object({
        catalogReferences: Type.Array(CatalogReference, { minItems: 1, maxItems: MAX_COUNTED }),
      }),
      response: Type.Object({
        countsPerCatalogReference: Type.Array(
          Type.Object({ catalogReference: CatalogReference, count: Type.Integer() }),
        ),
      }),
    }),
    reportItemsBackInStock: operation({
      route: POST('/report-items-back-in-stock'),
      permission: 'admin',
      writes: true,
      summary: 'Send the mails of open requests for an item, or of given requests, now',
      description:
        'Whoever has been mailed already is left out. An item without options means every variant of the product.',
      request: Type.Object({
        catalogReference: Maybe(CatalogReference),
        requestIds: Maybe(Type.Array(Guid(), { maxItems: MAX_REPORTED })),
        itemDetails: Maybe(ItemDetails),
        extraAutomationTemplateParameters: Omittable(MapOf(Type.String())),
      }),
      response: Type.Object({}),
      errors: [ReferenceAndRequestIds, InvalidItemImageUrl],
      facts: [BackInStockRequestUpdated],
    }),
    startCollectingRequests: operation({
      ...changingSettings,
      route: POST('/settings/start-collecting'),
      summary: 'Allow back-in-stock requests',
    }),
    stopCollectingRequests: operation({
      ...changingSettings,
      route: POST('/settings/stop-collecting'),
      summary: 'Stop accepting back-in-stock requests; open ones stay',
    }),
    getSettings: operation({
      route: PUT('/settings'),
      permission: 'admin',
      summary: 'Read whether back-in-stock requests are accepted',
      request: Type.Object({}),
      response: settings,
    }),
    getBackInStockNotificationRequest: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a back-in-stock request',
      request: Type.Object(byId),
      response,
      errors: [BackInStockRequestNotFound],
    }),
    deleteBackInStockNotificationRequest: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a back-in-stock request',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [BackInStockRequestNotFound],
      facts: [BackInStockRequestDeleted],
    }),
    markAsNotificationSent: operation({
      route: PUT('/{id}/mark-as-notification-sent'),
      permission: 'admin',
      writes: true,
      summary: 'Mark a request as notified by another system; the shop sends no mail for it',
      request: Type.Object(byId),
      response,
      errors: [BackInStockRequestNotFound],
      facts: [BackInStockRequestUpdated],
    }),
  },
})
