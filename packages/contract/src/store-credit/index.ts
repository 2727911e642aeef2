import { IdempotencyKeyReused } from '../carts/errors.ts'
import {
  GET,
  Guid,
  InvalidFilter,
  Omittable,
  operation,
  PagingMetadata,
  POST,
  Query,
  service,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import {
  StoreCreditEntryNotFound,
  StoreCreditMemberNotFound,
  StoreCreditNotGiven,
  StoreCreditNotLeft,
} from './errors.ts'
import { StoreCreditChanged } from './facts.ts'
import {
  ListedStoreCredit,
  MAX_STORE_CREDIT_AMOUNT,
  NewStoreCredit,
  StoreCredit,
  StoreCreditEntry,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const changed = Type.Object({ storeCredit: StoreCredit, entry: StoreCreditEntry })
const ofMember = Type.Object({
  /** One for each currency, that of the shop first; empty for members who never had any. */
  storeCredits: Type.Array(StoreCredit),
  /** The latest first. */
  entries: Type.Array(StoreCreditEntry),
})

/** Store credit: a balance of a member, granted by merchants and by refunds, spent at the checkout. */
export const storeCredit = service({
  name: 'store-credit',
  summary: 'Store credit of members, their balances and entries',
  mounts: ['/vitrine/v1/store-credit'],
  operations: {
    giveStoreCredit: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Grant store credit to a member, in the currency of the shop',
      description:
        'A repeated call with the same `Idempotency-Key` answers with the same entry and gives nothing again.',
      request: Type.Object({ storeCredit: NewStoreCredit }),
      response: changed,
      errors: [StoreCreditMemberNotFound, IdempotencyKeyReused],
      facts: [StoreCreditChanged],
    }),
    takeBackStoreCredit: operation({
      route: POST('/entries/{entryId}/take-back'),
      permission: 'admin',
      writes: true,
      summary: 'Reverse store credit that was given manually, up to what is left of it',
      description:
        'Without `amount` all that is left of it. A repeated call with the same `Idempotency-Key` takes nothing again.',
      request: Type.Object({
        entryId: Guid(),
        /** In minor units. */
        amount: Omittable(Type.Integer({ minimum: 1, maximum: MAX_STORE_CREDIT_AMOUNT })),
        /** Why; the member reads it. */
        reason: Omittable(Text(0, 200)),
      }),
      response: changed,
      errors: [
        StoreCreditEntryNotFound,
        StoreCreditNotGiven,
        StoreCreditNotLeft,
        IdempotencyKeyReused,
      ],
      facts: [StoreCreditChanged],
    }),
    queryStoreCredits: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find balances of members, latest change first',
      description:
        'Filters by `memberId`, `currency`, `balance`, `nextExpirationDate` and `updatedDate`; sorts by the last three.',
      request: Type.Object({ query: Omittable(Query()) }),
      response: Type.Object({
        storeCredits: Type.Array(ListedStoreCredit),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter],
    }),
    exportStoreCredits: operation({
      route: GET('/file'),
      permission: 'admin',
      summary: 'Export the balances of members that are not zero, as CSV',
      description:
        'What ends first comes first, then what has no end; at most 10,000 balances. Amounts are decimals.',
      request: Type.Object({
        /** Only those with credit that expires before this moment. */
        endsBefore: Omittable(Timestamp()),
      }),
      response: Type.Object({
        fileName: Type.String(),
        contentType: Type.String(),
        /** The bytes of the file in base64, UTF-8. */
        data: Type.String(),
        /** Balances in it. */
        storeCredits: Type.Integer(),
      }),
    }),
    getMemberStoreCredit: operation({
      route: GET('/members/{memberId}'),
      permission: 'admin',
      summary: 'Read the balance of a member and the last 100 entries',
      request: Type.Object({ memberId: Guid() }),
      response: ofMember,
    }),
    getOwnStoreCredit: operation({
      route: GET('/own'),
      permission: 'member',
      summary: 'Read the balance of the signed-in member and the last 100 entries',
      request: Type.Object({}),
      response: ofMember,
    }),
  },
})
