import { CartCreated, CartUpdated } from '../carts/facts.ts'
import { OwnedCartNotFound } from '../carts/index.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Nullable,
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
  AbandonedCheckoutNotFound,
  BuyerUnsubscribed,
  CheckoutAlreadyRecovered,
  ReminderLinkInvalid,
  ReminderNeedsConsent,
  TooManyReminders,
} from './errors.ts'
import { AbandonedCheckoutDeleted, AbandonedCheckoutUpdated } from './facts.ts'
import {
  AbandonedAnalytics,
  AbandonedCheckout,
  AbandonedCheckoutSummary,
  Day,
  MAX_DELETED_AT_ONCE,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { id: Guid() }
const byLink = { link: Text(1, 500) }
const response = Type.Object({ abandonedCheckout: AbandonedCheckout })

/**
 * Checkouts that buyers abandoned after entering an e-mail address: merchants read and delete them, buyers
 * restore them.
 */
export const abandonedCheckouts = service({
  name: 'abandoned-checkouts',
  summary: 'Abandoned checkouts, and their reminders',
  mounts: ['/vitrine/v1/abandoned-checkouts'],
  operations: {
    queryAbandonedCheckouts: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find abandoned checkouts, newest first',
      description: 'Every word of `search` has to be in the e-mail address, the name or a product.',
      request: Type.Object({ query: Maybe(Query()), search: Omittable(Text(0, 200)) }),
      response: Type.Object({
        abandonedCheckouts: Type.Array(AbandonedCheckoutSummary),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter],
    }),
    getAbandonedCheckout: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read an abandoned checkout with its lines and reminders',
      request: Type.Object(byId),
      response,
      errors: [AbandonedCheckoutNotFound],
    }),
    deleteAbandonedCheckout: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete an abandoned checkout; the checkout itself stays',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [AbandonedCheckoutNotFound],
      facts: [AbandonedCheckoutDeleted],
    }),
    deleteAbandonedCheckouts: operation({
      route: POST('/delete'),
      permission: 'admin',
      writes: true,
      summary: 'Delete many abandoned checkouts; unknown ids are ignored',
      request: Type.Object({
        ids: Type.Array(Guid(), { minItems: 1, maxItems: MAX_DELETED_AT_ONCE }),
      }),
      response: Type.Object({ deletedIds: Type.Array(Guid()) }),
      facts: [AbandonedCheckoutDeleted],
    }),
    sendReminder: operation({
      route: POST('/{id}/remind'),
      permission: 'admin',
      writes: true,
      summary: 'Send a reminder to a buyer now',
      description:
        'At most three mails go about one checkout, and none to who has unsubscribed. The site’s setting whether a consent ' +
        'is needed holds here, too.',
      request: Type.Object(byId),
      response,
      errors: [
        AbandonedCheckoutNotFound,
        CheckoutAlreadyRecovered,
        BuyerUnsubscribed,
        ReminderNeedsConsent,
        TooManyReminders,
      ],
      facts: [AbandonedCheckoutUpdated],
    }),
    getAnalytics: operation({
      route: POST('/analytics'),
      permission: 'admin',
      summary: 'Read how much was abandoned in a period, and how much of it was recovered since',
      request: Type.Object({
        /** First day, in UTC, such as `2026-01-31`. */
        from: Day(),
        /** Last day. */
        to: Day(),
      }),
      response: Type.Object({ analytics: AbandonedAnalytics }),
    }),
    restoreCart: operation({
      route: POST('/links/{link}/restore'),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 60,
      summary: 'Restore the cart that the link of a reminder leads to, on any device',
      description:
        'Its lines are put into the caller’s cart, unless they are there already; what is sold out or gone is left out. ' +
        'Personal data of the buyer is not shown. A caller who owns the checkout gets the checkout itself back.',
      request: Type.Object(byLink),
      response: Type.Object({
        /** The checkout to go on with; null: go on with the cart. */
        checkoutId: Nullable(Guid()),
      }),
      errors: [ReminderLinkInvalid, OwnedCartNotFound],
      facts: [CartCreated, CartUpdated],
    }),
    unsubscribe: operation({
      route: POST('/links/{link}/unsubscribe'),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 60,
      summary:
        'Unsubscribe the address of a link from all reminders of this shop, without signing in',
      description: 'It may be repeated.',
      request: Type.Object(byLink),
      response: Type.Object({}),
      errors: [ReminderLinkInvalid],
    }),
  },
})
