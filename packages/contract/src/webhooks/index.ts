import {
  DELETE,
  GET,
  Guid,
  OneOf,
  operation,
  PATCH,
  POST,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  DeliveryNotFound,
  KeyChangeUnderWay,
  ReplayUnderWay,
  TooManyWebhooks,
  UnknownEventType,
  WebhookChanged,
  WebhookCreated,
  WebhookDeleted,
  WebhookNotFound,
  WebhookUrlRefused,
} from './errors.ts'
import {
  Delivery,
  DeliveryDetails,
  deliveryStates,
  EventTypes,
  Webhook,
  WebhookFigures,
  WebhookUrl,
} from './schemas.ts'

export * from './errors.ts'
export * from './schemas.ts'

/** Default time in hours for which both keys are published before the new one signs. */
export const KEY_OVERLAP_HOURS = 24
/** How long deliveries with their log are stored, in days; replays reach as far back. */
export const DELIVERY_DAYS = 30

const one = Type.Object({ id: Guid() })
const reply = Type.Object({ webhook: Webhook })
const admin = { permission: 'admin', leastRole: 'admin' } as const

/**
 * Webhooks: events of the catalog, of members and of redirects, sent to an address of the site's owner. A
 * message is a POST whose whole body is a JWT signed with RS256 (identity contract §10, catalog contract
 * §19). Committed events are delivered at least once, in order for each entity: eleven tries over three days,
 * with growing pauses. An address may take one second to connect and ten to respond, must be on the public
 * internet (development also allows this machine) and must not redirect.
 */
export const webhooks = service({
  name: 'webhooks',
  summary: 'Webhooks: events sent to your addresses',
  mounts: ['/vitrine/v1/webhooks'],
  operations: {
    createWebhook: operation({
      route: POST(''),
      ...admin,
      writes: 'own',
      summary: 'Create a webhook that sends events of the given types to an address',
      request: Type.Object({
        url: WebhookUrl(),
        /** Types such as `wix.members.v1.member_created`; see `listEventTypes`. */
        events: EventTypes(),
        /** True by default. */
        enabled: Type.Optional(Type.Boolean()),
      }),
      response: reply,
      errors: [WebhookUrlRefused, UnknownEventType, TooManyWebhooks],
      facts: [WebhookCreated],
    }),
    listWebhooks: operation({
      route: GET(''),
      ...admin,
      summary: 'List all webhooks, newest first, with delivery counts of the last 24 hours',
      request: Type.Object({}),
      response: Type.Object({
        webhooks: Type.Array(Webhook),
        figures: Type.Array(WebhookFigures),
      }),
    }),
    listEventTypes: operation({
      route: GET('/event-types'),
      ...admin,
      summary: 'List every event type that can be subscribed to',
      request: Type.Object({}),
      response: Type.Object({ eventTypes: Type.Array(Type.String()) }),
    }),
    getWebhook: operation({
      route: GET('/{id}'),
      ...admin,
      summary: 'Read a webhook',
      request: one,
      response: reply,
      errors: [WebhookNotFound],
    }),
    updateWebhook: operation({
      route: PATCH('/{id}'),
      ...admin,
      writes: true,
      summary: 'Change the address, event types or state of a webhook; absent fields stay',
      description:
        'Events while a webhook is disabled are not sent later; replay them. Enabling it, ' +
        'or another address, ends a pause.',
      request: Type.Object({
        id: Guid(),
        url: Type.Optional(WebhookUrl()),
        events: Type.Optional(EventTypes()),
        enabled: Type.Optional(Type.Boolean()),
      }),
      response: reply,
      errors: [WebhookNotFound, WebhookUrlRefused, UnknownEventType],
      facts: [WebhookChanged],
    }),
    deleteWebhook: operation({
      route: DELETE('/{id}'),
      ...admin,
      writes: true,
      summary: 'Delete a webhook with its log; undelivered events are dropped',
      request: one,
      response: Type.Object({}),
      errors: [WebhookNotFound],
      facts: [WebhookDeleted],
    }),
    rotateWebhookKey: operation({
      route: POST('/{id}/rotate-key'),
      ...admin,
      writes: 'own',
      summary:
        'Rotate the key: creates a new key that signs later, so that receivers can add it first',
      request: Type.Object({
        id: Guid(),
        /** 24 by default; 0 changes immediately. */
        overlapHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 720 })),
      }),
      response: reply,
      errors: [WebhookNotFound, KeyChangeUnderWay],
      facts: [WebhookChanged],
    }),
    sendTestEvent: operation({
      route: POST('/{id}/test'),
      ...admin,
      writes: true,
      summary: 'Send a test event of a subscribed type, also while the webhook is paused',
      request: Type.Object({ id: Guid(), eventType: Type.Optional(Text(1, 120)) }),
      response: Type.Object({ delivery: Delivery }),
      errors: [WebhookNotFound, UnknownEventType],
    }),
    replayWebhook: operation({
      route: POST('/{id}/replay'),
      ...admin,
      writes: true,
      summary: 'Replay all events since a moment, at most 30 days back',
      request: Type.Object({ id: Guid(), from: Timestamp() }),
      response: reply,
      errors: [WebhookNotFound, ReplayUnderWay],
      facts: [WebhookChanged],
    }),
    listDeliveries: operation({
      route: GET('/{id}/deliveries'),
      ...admin,
      summary: 'List deliveries, newest first, at most 30 days back',
      request: Type.Object({
        id: Guid(),
        state: Type.Optional(OneOf(deliveryStates)),
        /** Deliveries whose last try failed: given up, or to be retried. */
        failed: Type.Optional(Type.Boolean()),
        eventType: Type.Optional(Text(1, 120)),
        /** Returns deliveries older than this one. */
        before: Type.Optional(Guid()),
        /** 50 by default. */
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      }),
      response: Type.Object({ deliveries: Type.Array(Delivery), hasMore: Type.Boolean() }),
      errors: [WebhookNotFound],
    }),
    getDelivery: operation({
      route: GET('/{id}/deliveries/{deliveryId}'),
      ...admin,
      summary: 'Read a delivery with its payload and every attempt',
      request: Type.Object({ id: Guid(), deliveryId: Guid() }),
      response: Type.Object({ delivery: DeliveryDetails }),
      errors: [WebhookNotFound, DeliveryNotFound],
    }),
    resendDelivery: operation({
      route: POST('/{id}/deliveries/{deliveryId}/resend'),
      ...admin,
      writes: true,
      summary: 'Retry a delivery now, in any state and also while paused; its attempts start over',
      request: Type.Object({ id: Guid(), deliveryId: Guid() }),
      response: Type.Object({ delivery: Delivery }),
      errors: [WebhookNotFound, DeliveryNotFound],
    }),
  },
})
