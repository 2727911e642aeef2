import { defineFact } from '../kit/index.ts'

/** Facts of subscribers of the newsletter. They do not say whose address it is. */
export const SubscriberAdded = defineFact('newsletter_subscriber.added')
/** Confirmed, or unsubscribed. */
export const SubscriberChanged = defineFact('newsletter_subscriber.changed')
export const SubscriberDeleted = defineFact('newsletter_subscriber.deleted')
