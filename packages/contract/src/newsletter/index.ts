import {
  DELETE,
  GET,
  Guid,
  Offset,
  Omittable,
  OneOf,
  operation,
  POST,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { ReportFile } from '../reports/schemas.ts'
import {
  NewsletterFormNotFound,
  NewsletterLinkInvalid,
  SubscriberNotFound,
  TooManyNewsletterRequests,
} from './errors.ts'
import { SubscriberAdded, SubscriberChanged, SubscriberDeleted } from './facts.ts'
import { NewSubscriber, Subscriber, subscriberStates } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const byLink = Type.Object({ link: Text(1, 1000) })
const filter = {
  /** Default: all. */
  state: Omittable(OneOf(subscriberStates)),
  /** A part of the email address. */
  search: Omittable(Text(0, 100)),
}

/**
 * Subscribers to a shop's newsletter. With double opt-in (`newsletter.doubleOptIn`), the default, an address is
 * subscribed once it is confirmed with a mailed link. Orders with the consent `newsletter` work in the same way. The
 * newsletter itself is sent by another program, which takes the file of subscribers with an unsubscribe link for each.
 */
export const newsletter = service({
  name: 'newsletter',
  summary: 'Subscribers of the newsletter',
  mounts: ['/vitrine/v1/newsletter'],
  operations: {
    subscribe: operation({
      route: POST(''),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 5,
      summary:
        'Subscribe to the newsletter by a form of a page; the address gets a link to confirm it',
      description:
        'The answer is the same whether or not the address has subscribed already: nobody learns who has.',
      request: Type.Object(NewSubscriber),
      response: Type.Object({}),
      errors: [NewsletterFormNotFound, TooManyNewsletterRequests],
      facts: [SubscriberAdded, SubscriberChanged],
    }),
    confirmSubscription: operation({
      route: POST('/confirm'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 30,
      summary: 'Confirm an address by the link that was mailed to it',
      request: byLink,
      response: Type.Object({}),
      errors: [NewsletterLinkInvalid],
      facts: [SubscriberChanged],
    }),
    unsubscribe: operation({
      route: POST('/unsubscribe'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 30,
      summary: 'Unsubscribe by the link in a newsletter',
      request: byLink,
      response: Type.Object({}),
      errors: [NewsletterLinkInvalid],
      facts: [SubscriberChanged],
    }),
    listSubscribers: operation({
      route: GET('/subscribers'),
      permission: 'admin',
      summary: 'List subscribers, latest first',
      request: Type.Object({
        ...filter,
        /** Default 50. */
        limit: Omittable(Type.Integer({ minimum: 1, maximum: 100 })),
        offset: Omittable(Offset()),
      }),
      response: Type.Object({
        subscribers: Type.Array(Subscriber),
        /** The total number of matching subscribers. */
        total: Type.Integer(),
        activeCount: Type.Integer(),
      }),
    }),
    exportSubscribers: operation({
      route: GET('/export'),
      permission: 'admin',
      summary:
        'Export subscribers as CSV, each with the link to unsubscribe and the proof of consent',
      request: Type.Object(filter),
      response: ReportFile,
    }),
    unsubscribeSubscriber: operation({
      route: POST('/subscribers/{id}/unsubscribe'),
      permission: 'admin',
      writes: true,
      summary: 'Unsubscribe a subscriber, as the link in a newsletter does',
      description:
        'The proof of consent stays, with the date of the end. Who has unsubscribed already stays as they are.',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ subscriber: Subscriber }),
      errors: [SubscriberNotFound],
      facts: [SubscriberChanged],
    }),
    deleteSubscriber: operation({
      route: DELETE('/subscribers/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a subscriber with the proof of consent',
      description: 'Links in newsletters to the address stop working; it can subscribe again.',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [SubscriberNotFound],
      facts: [SubscriberDeleted],
    }),
  },
})
