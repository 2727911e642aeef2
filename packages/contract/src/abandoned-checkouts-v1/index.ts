import {
  AbandonedCheckoutDeleted,
  AbandonedCheckoutNotFound,
  AbandonedCheckoutUpdated,
  abandonedActivities,
  abandonedStatuses,
  Day,
  MAX_DELETED_AT_ONCE,
} from '../abandoned-checkouts/index.ts'
import { BulkTotals, ItemMetadata } from '../ecom/index.ts'
import {
  CursorPaging,
  DELETE,
  Filter,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Omittable,
  OneOf,
  operation,
  POST,
  Query,
  Sorting,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { HtmlPage } from '../oauth/page.ts'
import { ListPage } from '../published-taxes/schemas.ts'
import { AbandonedAnalyticsV1, AbandonedCheckoutV1, abandonedMetrics } from './schemas.ts'

export * from './query-fields.ts'
export * from './schemas.ts'

/** Fields that a search may look in. */
export const searchableAbandonedFields = [
  'buyerInfo.email',
  'contactDetails.firstName',
  'contactDetails.lastName',
] as const

const byId = { abandonedCheckoutId: Guid() }
const response = Type.Object({ abandonedCheckout: AbandonedCheckoutV1 })
const listed = Type.Array(AbandonedCheckoutV1)

/** Abandoned checkouts in the form of the published clients (cart contract, section 9.5). */
export const abandonedCheckoutsV1 = service({
  name: 'abandoned-checkouts-v1',
  summary: 'Abandoned checkouts, published form',
  mounts: ['/ecom/v1/abandoned-checkout'],
  operations: {
    queryAbandonedCheckouts: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find abandoned checkouts, the latest first',
      request: Type.Object({ query: Maybe(Query()) }),
      response: Type.Object({ abandonedCheckouts: listed, metadata: ListPage }),
      errors: [InvalidFilter],
    }),
    searchAbandonedCheckouts: operation({
      route: POST('/search'),
      permission: 'admin',
      summary: 'Search abandoned checkouts by e-mail address and name',
      description:
        'With `mode: AND` every word has to be found, else any. Nothing is found fuzzily.',
      request: Type.Object({
        search: Omittable(
          Type.Object({
            filter: Omittable(Filter()),
            sort: Omittable(Type.Array(Sorting, { maxItems: 4 })),
            cursorPaging: Omittable(CursorPaging()),
            search: Omittable(
              Type.Object({
                mode: Omittable(OneOf(['OR', 'AND'])),
                expression: Maybe(Text(0, 100)),
                /** Absent or empty: all of them. */
                fields: Omittable(Type.Array(OneOf(searchableAbandonedFields), { maxItems: 20 })),
                fuzzy: Omittable(Type.Boolean()),
              }),
            ),
          }),
        ),
      }),
      response: Type.Object({ abandonedCheckouts: listed, pagingMetadata: ListPage }),
      errors: [InvalidFilter],
    }),
    getAbandonedCheckoutAnalytics: operation({
      route: POST('/get-analytics'),
      permission: 'admin',
      summary: 'Read how much was abandoned in a period, and how much of it was recovered since',
      description: 'Days are in UTC; both are counted. Without metrics all of them are answered.',
      request: Type.Object({
        startDate: Day(),
        endDate: Day(),
        metrics: Omittable(Type.Array(OneOf(abandonedMetrics), { maxItems: 6 })),
        statuses: Omittable(Type.Array(OneOf(abandonedStatuses), { maxItems: 2 })),
      }),
      response: AbandonedAnalyticsV1,
    }),
    getAbandonedCheckout: operation({
      route: GET('/{abandonedCheckoutId}'),
      permission: 'admin',
      summary: 'Read an abandoned checkout',
      request: Type.Object(byId),
      response,
      errors: [AbandonedCheckoutNotFound],
    }),
    deleteAbandonedCheckout: operation({
      route: DELETE('/{abandonedCheckoutId}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete an abandoned checkout',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [AbandonedCheckoutNotFound],
      facts: [AbandonedCheckoutDeleted],
    }),
    bulkDeleteAbandonedCheckouts: operation({
      route: POST('/delete'),
      mounts: ['/ecom/v1/bulk/abandoned-checkout'],
      permission: 'admin',
      writes: true,
      summary: 'Delete abandoned checkouts; failures are reported one by one',
      request: Type.Object({
        abandonedCheckoutIds: Type.Array(Guid(), { minItems: 1, maxItems: MAX_DELETED_AT_ONCE }),
      }),
      response: Type.Object({
        results: Type.Array(Type.Object({ itemMetadata: ItemMetadata })),
        bulkActionMetadata: BulkTotals,
      }),
      facts: [AbandonedCheckoutDeleted],
    }),
    addAbandonedCheckoutActivity: operation({
      route: POST('/{abandonedCheckoutId}/add-activity'),
      mounts: [
        '/v1/abandoned-checkouts',
        '/ecom/v1/abandoned-checkouts',
        '/ecom/v1/abandoned-checkout',
      ],
      permission: 'admin',
      writes: true,
      summary: 'Record what an automation did about an abandoned checkout; the last 20 are stored',
      request: Type.Object({ ...byId, activityType: Omittable(OneOf(abandonedActivities)) }),
      response,
      errors: [AbandonedCheckoutNotFound],
      facts: [AbandonedCheckoutUpdated],
    }),
    redirectToCheckout: operation({
      route: GET('/{abandonedCheckoutId}/redirect-to-checkout'),
      permission: 'open',
      answers: 'page',
      callsPerMinute: 60,
      summary: 'Redirect to the page on which an abandoned checkout is continued',
      description: 'Where there is nothing to go on with, a page says so.',
      request: Type.Object({ ...byId, metasiteId: Omittable(Text(0, 100)) }),
      response: HtmlPage,
    }),
  },
})
