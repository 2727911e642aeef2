import { backInStockStatuses } from '../back-in-stock/schemas.ts'
import { CatalogReference } from '../ecom/index.ts'
import { Email, Guid, Maybe, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'

export const NewNotificationRequest = Type.Object({
  catalogReference: CatalogReference,
  email: Email(),
  itemUrl: Maybe(Text(0, 2048)),
})
export type NewNotificationRequest = Static<typeof NewNotificationRequest>

export const NotificationRequest = Type.Object({
  id: Guid(),
  catalogReference: CatalogReference,
  email: Type.String(),
  contactId: Type.Optional(Type.String()),
  status: OneOf(backInStockStatuses),
  /** True: mailed by the shop; false: another system has notified the person; absent: neither yet. */
  autoNotified: Type.Optional(Type.Boolean()),
  createdDate: Timestamp(),
  itemUrl: Type.Optional(Type.String()),
})
export type NotificationRequest = Static<typeof NotificationRequest>

/** Details of the item from the client. Mails of the shop use its catalog instead. */
export const ItemDetails = Type.Object({
  name: Maybe(Text(0, 500)),
  price: Maybe(Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,9})?$' })),
  image: Maybe(
    Type.Object({
      id: Maybe(Text(0, 500)),
      url: Maybe(Text(0, 2048)),
      width: Maybe(Type.Number()),
      height: Maybe(Type.Number()),
      altText: Maybe(Text(0, 1000)),
      filename: Maybe(Text(0, 1000)),
      urlExpirationDate: Maybe(Text(0, 100)),
    }),
  ),
})
export type ItemDetails = Static<typeof ItemDetails>

export const CollectionSettings = Type.Object({
  collectionStates: Type.Array(
    Type.Object({ appId: Type.String(), collectingRequests: Type.Boolean() }),
  ),
})
