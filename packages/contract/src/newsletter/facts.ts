import { defineFact } from '../kit/index.ts'

/** Facts of newsletter subscribers, without their address. */
export const SubscriberAdded = defineFact('newsletter_subscriber.added')
/** Confirmed, or unsubscribed. */
export const SubscriberChanged = defineFact('newsletter_subscriber.changed')
export const SubscriberDeleted = defineFact('newsletter_subscriber.deleted')
