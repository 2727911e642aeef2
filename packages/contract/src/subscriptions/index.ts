import { AddressWithContact } from '../carts/schemas.ts'
import {
  GET,
  Guid,
  InvalidFilter,
  Nullable,
  Omittable,
  OneOf,
  operation,
  PATCH,
  PagingMetadata,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { OrderCancelled, OrderUpdated } from '../orders/facts.ts'
import { orderPaymentFacts, placingFacts } from '../orders/following-facts.ts'
import { PaymentRequestCreated } from '../payment-requests/facts.ts'
import {
  SubscriptionNotFound,
  SubscriptionOrderUnavailable,
  SubscriptionStatusUnsuitable,
} from './errors.ts'
import { SubscriptionCancelled, SubscriptionRenewed, SubscriptionUpdated } from './facts.ts'
import {
  SavedPaymentMethod,
  Subscription,
  SubscriptionCycle,
  subscriptionActions,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const response = Type.Object({
  subscription: Subscription,
  /** Past and skipped dates, the latest first. */
  cycles: Type.Array(SubscriptionCycle),
  /** The method that renewals are charged to; null: the buyer is asked to pay each order. */
  savedMethod: Nullable(SavedPaymentMethod),
})
const page = Type.Object({
  subscriptions: Type.Array(Subscription),
  pagingMetadata: PagingMetadata,
})
const action = {
  action: OneOf(subscriptionActions),
  /** For `SKIP_NEXT`: the date to skip, the value of `nextCycle`. */
  cycle: Omittable(Type.Integer({ minimum: 1 })),
}
const address = { shipping: AddressWithContact }
const byId = { id: Guid() }
/** The id, or the token in links of mails. */
const byIdOrLink = { id: Text(1, 500) }
const changes = {
  description:
    'A repeated call changes nothing, and a date that has passed is not skipped again. Cancelling also cancels an ' +
    'order that is not paid; what was paid is delivered.',
  response,
  errors: [SubscriptionNotFound, SubscriptionStatusUnsuitable],
  facts: [SubscriptionUpdated, SubscriptionCancelled, OrderCancelled, ...orderPaymentFacts],
} as const
const addressChanges = {
  summary: 'Change the delivery address of a subscription from its next order on',
  response,
  errors: [SubscriptionNotFound, SubscriptionStatusUnsuitable],
  facts: [SubscriptionUpdated],
} as const
const own = { permission: 'anyone', writes: true, callsPerMinute: 60 } as const

/** Subscriptions: products that are ordered repeatedly. */
export const subscriptions = service({
  name: 'subscriptions',
  summary: 'Subscriptions of buyers, their dates and orders',
  mounts: ['/vitrine/v1/subscriptions'],
  operations: {
    querySubscriptions: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find subscriptions, newest first',
      description:
        'Filters by `id`, `status`, `memberId`, `productId`, `orderId`, `email`, `buyerName` and dates; sorts by `id` and dates.',
      request: Type.Object({ query: Omittable(Query()) }),
      response: page,
      errors: [InvalidFilter],
    }),
    getSubscription: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a subscription with its dates and orders',
      request: Type.Object(byId),
      response,
      errors: [SubscriptionNotFound],
    }),
    changeSubscription: operation({
      route: POST('/{id}/actions'),
      permission: 'admin',
      writes: true,
      summary: 'Pause, resume or cancel a subscription, or skip its next order',
      request: Type.Object({ ...byId, ...action }),
      ...changes,
    }),
    changeSubscriptionAddress: operation({
      route: PATCH('/{id}/address'),
      permission: 'admin',
      writes: true,
      request: Type.Object({ ...byId, ...address }),
      ...addressChanges,
    }),
    queryOwnSubscriptions: operation({
      route: POST('/own/query'),
      permission: 'anyone',
      summary: 'Find subscriptions of the caller, newest first',
      description: 'Of the signed-in member, or of the visitor who ordered without signing in.',
      request: Type.Object({ query: Omittable(Query()) }),
      response: page,
      errors: [InvalidFilter],
    }),
    getOwnSubscription: operation({
      route: GET('/own/{id}'),
      permission: 'anyone',
      callsPerMinute: 60,
      summary: 'Read a subscription of the caller, or that of a link',
      request: Type.Object(byIdOrLink),
      response,
      errors: [SubscriptionNotFound],
    }),
    changeOwnSubscription: operation({
      route: POST('/own/{id}/actions'),
      ...own,
      summary: 'Pause, resume or cancel an own subscription, or skip its next order',
      request: Type.Object({ ...byIdOrLink, ...action }),
      ...changes,
    }),
    changeOwnSubscriptionAddress: operation({
      route: PATCH('/own/{id}/address'),
      ...own,
      request: Type.Object({ ...byIdOrLink, ...address }),
      ...addressChanges,
    }),
    payOwnSubscription: operation({
      route: POST('/own/{id}/payment'),
      ...own,
      summary: 'Change the payment method of an own subscription by paying an order',
      description:
        'Answers with the page on which the order that waits for its payment is paid; where none does, the order of ' +
        'the next date is made now. The method that pays it is charged from then on. An order that is not paid there ' +
        'is charged by the present method at its date.',
      request: Type.Object(byIdOrLink),
      response: Type.Object({
        ...response.properties,
        /** The page of the payment request. */
        paymentUrl: Type.String(),
      }),
      errors: [SubscriptionNotFound, SubscriptionStatusUnsuitable, SubscriptionOrderUnavailable],
      facts: [SubscriptionRenewed, PaymentRequestCreated, OrderUpdated, ...placingFacts],
    }),
  },
})
