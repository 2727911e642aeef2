import { ReminderLinkInvalid } from '../abandoned-checkouts/errors.ts'
import { BackInStockLinkInvalid } from '../back-in-stock/errors.ts'
import { BackInStockRequestDeleted } from '../back-in-stock/facts.ts'
import {
  DELETE,
  Filter,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Offset,
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
import {
  NewsletterLinkInvalid,
  NewsletterNotOffered,
  TooManyNewsletterRequests,
} from '../newsletter/errors.ts'
import { SubscriberAdded, SubscriberChanged } from '../newsletter/facts.ts'
import { OrderSummary } from '../orders/schemas.ts'
import { ReviewLinkInvalid } from '../product-reviews/errors.ts'
import { WishListLinkInvalid } from '../wish-lists/errors.ts'
import { WishListUpdated } from '../wish-lists/facts.ts'
import {
  ConsentNotFound,
  CustomerIsMember,
  CustomerNotFound,
  CustomerRevisionConflict,
  CustomersNotMergeable,
  SegmentNameTaken,
  SegmentNotFound,
  TooManySegments,
} from './errors.ts'
import {
  CustomerConsentWithdrawn,
  CustomerErased,
  CustomersMerged,
  CustomerUpdated,
  SegmentCreated,
  SegmentDeleted,
  SegmentUpdated,
} from './facts.ts'
import {
  Customer,
  CustomerConsent,
  CustomerSummary,
  CustomerTag,
  MAX_CUSTOMER_NOTE,
  MAX_CUSTOMER_TAGS,
  Segment,
  shopMailKinds,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { id: Guid() }
const byKey = {
  /** Such as `newsletter`, `reminders` or `review-request`. */
  key: Text(1, 100),
}
const consentsResponse = Type.Object({ consents: Type.Array(CustomerConsent) })
const response = Type.Object({ customer: Customer })
const segmentResponse = Type.Object({ segment: Segment })

/** All members, and guests with orders. */
export const customers = service({
  name: 'customers',
  summary: 'Customers: members and guests who have ordered, their consents and segments',
  mounts: ['/vitrine/v1/customers'],
  operations: {
    queryCustomers: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find customers, latest order first',
      description:
        'Every word of `search` has to be in the name, in an e-mail address or be a tag. Orders count within seconds after they ' +
        'are placed.',
      request: Type.Object({
        query: Maybe(Query()),
        search: Omittable(Text(0, 200)),
        /** Only members of this segment. */
        segmentId: Omittable(Guid()),
      }),
      response: Type.Object({
        customers: Type.Array(CustomerSummary),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter, SegmentNotFound],
    }),
    getCustomer: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a customer with note, addresses and consents',
      request: Type.Object(byId),
      response,
      errors: [CustomerNotFound],
    }),
    listCustomerOrders: operation({
      route: GET('/{id}/orders'),
      permission: 'admin',
      summary: 'List the orders of a customer, latest first',
      request: Type.Object({
        ...byId,
        /** Default 20. */
        limit: Omittable(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Omittable(Offset()),
      }),
      response: Type.Object({
        orders: Type.Array(OrderSummary),
        /** Orders on all pages. */
        count: Type.Integer(),
      }),
      errors: [CustomerNotFound],
    }),
    changeCustomer: operation({
      route: PATCH('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change the note and the tags of a customer',
      request: Type.Object({
        ...byId,
        /** The revision that was read; prevents overwriting concurrent changes. */
        revision: Omittable(Type.Integer()),
        note: Omittable(Text(0, MAX_CUSTOMER_NOTE)),
        /** The complete list of tags. */
        tags: Omittable(Type.Array(CustomerTag(), { maxItems: MAX_CUSTOMER_TAGS })),
      }),
      response,
      errors: [CustomerNotFound, CustomerRevisionConflict],
      facts: [CustomerUpdated],
    }),
    mergeCustomers: operation({
      route: POST('/{id}/merge'),
      permission: 'admin',
      writes: true,
      summary: 'Merge another customer into this one: orders, addresses and tags',
      description:
        'The other customer is gone afterwards, and later orders with its addresses are this one’s, too. It cannot be taken ' +
        'back. Who has an account stays; two accounts are not merged.',
      request: Type.Object({
        ...byId,
        /** The customer to merge into this one. */
        otherId: Guid(),
      }),
      response,
      errors: [CustomerNotFound, CustomersNotMergeable],
      facts: [CustomersMerged],
    }),
    eraseCustomer: operation({
      route: POST('/{id}/erase'),
      permission: 'admin',
      writes: true,
      summary: 'Erase the personal data of a guest',
      description:
        'Names, addresses, notes and e-mail addresses go from the customer and its orders. Amounts, lines and countries stay, and ' +
        'so do invoices, which the law asks to keep. It cannot be undone.',
      request: Type.Object(byId),
      response: Type.Object({
        /** Number of anonymized orders. */
        orders: Type.Integer(),
      }),
      errors: [CustomerNotFound, CustomerIsMember],
      facts: [CustomerErased],
    }),
    withdrawConsent: operation({
      route: POST('/{id}/consents/{key}/withdraw'),
      permission: 'admin',
      writes: true,
      summary: 'Withdraw a consent of a customer: the shop no longer sends what it allowed',
      description:
        'Counts for every address of the customer. What was agreed to stays on record with its date. Consents of every source ' +
        'with this key are withdrawn; what is withdrawn already stays as it is.',
      request: Type.Object({ ...byId, ...byKey }),
      response,
      errors: [CustomerNotFound, ConsentNotFound],
      facts: [CustomerConsentWithdrawn, SubscriberChanged],
    }),
    listMyConsents: operation({
      route: GET('/mine/consents'),
      permission: 'member',
      summary: 'List the consents of the caller',
      description:
        'Of the caller’s own orders, and the newsletter of the address of the account once that is confirmed. Orders count ' +
        'within seconds after they are placed.',
      request: Type.Object({}),
      response: consentsResponse,
    }),
    subscribeToNewsletter: operation({
      route: POST('/mine/newsletter'),
      permission: 'member',
      writes: true,
      callsPerMinute: 5,
      summary: 'Subscribe the address of the caller’s account to the newsletter',
      description:
        'An address that the account has confirmed gets it at once; any other is mailed a link to confirm it. Who has it already ' +
        'stays as they are. It ends by `withdrawMyConsent` with the key `newsletter`.',
      request: Type.Object({
        /** The text that the member agrees to; stored as proof of consent. */
        text: Text(1, 1000),
        /** Language of the confirmation mail, such as `de`; the shop’s by default. */
        language: Omittable(Text(2, 35)),
      }),
      response: Type.Object({
        /** `ACTIVE`: subscribed; `PENDING`: subscribed once the link is confirmed. */
        state: OneOf(['ACTIVE', 'PENDING']),
        consents: Type.Array(CustomerConsent),
      }),
      errors: [NewsletterNotOffered, TooManyNewsletterRequests],
      facts: [SubscriberAdded, SubscriberChanged],
    }),
    withdrawMyConsent: operation({
      route: POST('/mine/consents/{key}/withdraw'),
      permission: 'member',
      writes: true,
      summary: 'Withdraw a consent of the caller: the shop no longer sends what it allowed',
      description: 'Consents that are withdrawn already stay as they are.',
      request: Type.Object(byKey),
      response: consentsResponse,
      errors: [ConsentNotFound],
      facts: [CustomerConsentWithdrawn, SubscriberChanged],
    }),
    unsubscribeFromAll: operation({
      route: POST('/unsubscribe'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 30,
      summary:
        'Unsubscribe the address of a link from all mails except those about its orders, without signing in',
      description:
        'The link is that of any mail of the shop with a way to unsubscribe. Whoever asks for one of these mails again gets it ' +
        'as before. It may be repeated.',
      request: Type.Object({
        /** The kind of mail that contains the link. */
        kind: OneOf(shopMailKinds),
        link: Text(1, 1000),
      }),
      response: Type.Object({}),
      errors: [
        BackInStockLinkInvalid,
        NewsletterLinkInvalid,
        ReminderLinkInvalid,
        ReviewLinkInvalid,
        WishListLinkInvalid,
      ],
      facts: [BackInStockRequestDeleted, SubscriberChanged, WishListUpdated],
    }),
    listSegments: operation({
      route: GET('/segments'),
      permission: 'admin',
      summary: 'List segments of customers, by name',
      request: Type.Object({}),
      response: Type.Object({ segments: Type.Array(Segment) }),
    }),
    createSegment: operation({
      route: POST('/segments'),
      permission: 'admin',
      writes: true,
      summary: 'Create a segment of customers by a rule',
      request: Type.Object({ name: Text(1, 100), filter: Filter() }),
      response: segmentResponse,
      errors: [InvalidFilter, SegmentNameTaken, TooManySegments],
      facts: [SegmentCreated],
    }),
    changeSegment: operation({
      route: PATCH('/segments/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change the name or the rule of a segment',
      request: Type.Object({
        ...byId,
        name: Omittable(Text(1, 100)),
        filter: Type.Optional(Filter()),
      }),
      response: segmentResponse,
      errors: [InvalidFilter, SegmentNotFound, SegmentNameTaken],
      facts: [SegmentUpdated],
    }),
    deleteSegment: operation({
      route: DELETE('/segments/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a segment; its customers stay',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [SegmentNotFound],
      facts: [SegmentDeleted],
    }),
  },
})
