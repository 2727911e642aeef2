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
import { SettlementNotFound, SettlementUnreadable, TooManySettlementLines } from './errors.ts'
import { SettlementDeleted, SettlementImported } from './facts.ts'
import {
  MAX_SETTLEMENT,
  MissingMovement,
  Settlement,
  SettlementLine,
  settlementFileName,
  settlementMatches,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const page = {
  /** Default 50. */
  limit: Omittable(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Omittable(Offset()),
}

/** Payouts and fees of payment providers, from the files that they export. */
export const settlements = service({
  name: 'settlements',
  summary: 'Settlement files of payment providers: matched with payments, fees and payouts booked',
  mounts: ['/vitrine/v1/settlements'],
  operations: {
    importSettlement: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      maxBytes: 2 * MAX_SETTLEMENT,
      summary:
        'Import a settlement file, match it with payments and refunds, and book fees and payouts',
      description:
        'The same file is imported once, and so is a line that another file has, too. Payments are booked already, so that only fees and payouts are.',
      request: Type.Object({
        /** The CSV file of Stripe, Mollie or PayPal, or a table with a column `Provider`. */
        content: Text(1, MAX_SETTLEMENT),
        fileName: Omittable(settlementFileName),
      }),
      response: Type.Object({
        settlement: Settlement,
        /** False: the same file was imported before. */
        imported: Type.Boolean(),
      }),
      errors: [SettlementUnreadable, TooManySettlementLines],
      facts: [SettlementImported],
    }),
    listSettlements: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List settlements, latest days first',
      request: Type.Object(page),
      response: Type.Object({
        settlements: Type.Array(Settlement),
        /** Settlements on all pages. */
        count: Type.Integer(),
      }),
    }),
    getSettlement: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a settlement with its lines and what is missing',
      request: Type.Object({
        id: Guid(),
        /** Default: all lines. */
        match: Omittable(OneOf(settlementMatches)),
        ...page,
      }),
      response: Type.Object({
        settlement: Settlement,
        lines: Type.Array(SettlementLine),
        /** Lines on all pages. */
        count: Type.Integer(),
        /** At most 100, the earliest first. */
        missing: Type.Array(MissingMovement),
      }),
      errors: [SettlementNotFound],
    }),
    deleteSettlement: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a settlement and reverse its bookings',
      description: 'The file can be imported again afterwards.',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [SettlementNotFound],
      facts: [SettlementDeleted],
    }),
  },
})
