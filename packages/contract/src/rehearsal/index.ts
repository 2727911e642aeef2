import { DELETE, defineFact, GET, operation, POST, service, Timestamp, Type } from '../kit/index.ts'
import { LaunchCheck } from './checks.ts'

export * from './checks.ts'

/** All orders of rehearsals were deleted; `before` contains their number. */
export const RehearsalCleared = defineFact('rehearsal.cleared')

/** The launch checklist was started. */
export const LaunchChecksStarted = defineFact('rehearsal.checks_started')

const Checks = Type.Object({
  /** In their order; none before the first run. */
  checks: Type.Array(LaunchCheck),
})

const Amounts = {
  /** Rehearsed orders that are there. */
  orders: Type.Integer(),
}

/**
 * Test orders without consequences: orders with the test bank and their own numbers, which change no stock,
 * use no code, send no mail and appear in no report.
 */
export const rehearsal = service({
  name: 'rehearsal',
  summary: 'Rehearsals: test orders without consequences, and the launch checklist',
  mounts: ['/vitrine/v1/rehearsal'],
  operations: {
    getRehearsal: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'Read the totals of rehearsed orders',
      request: Type.Object({}),
      response: Type.Object(Amounts),
    }),
    startRehearsal: operation({
      route: POST(''),
      permission: 'admin',
      summary: 'Create an address that opens the shop for a rehearsal, for the caller alone',
      description:
        'Orders of its bearer are rehearsals until the token expires or the rehearsal is ended in the shop. Other ' +
        'storefronts send the token along with each call as the header `vitrine-rehearsal`.',
      request: Type.Object({}),
      response: Type.Object({
        url: Type.String(),
        token: Type.String(),
        /** 4 hours from now. */
        expiresDate: Timestamp(),
      }),
    }),
    clearRehearsal: operation({
      route: DELETE(''),
      permission: 'admin',
      writes: true,
      summary: 'Delete all rehearsed orders with their carts, payments, mails and facts',
      request: Type.Object({}),
      response: Type.Object({
        /** Orders that were deleted. */
        orders: Type.Integer(),
      }),
      facts: [RehearsalCleared],
    }),
    listLaunchChecks: operation({
      route: GET('/checks'),
      permission: 'admin',
      summary: 'List the results of the last run of the launch checklist so far',
      request: Type.Object({}),
      response: Checks,
    }),
    startLaunchChecks: operation({
      route: POST('/checks'),
      permission: 'admin',
      writes: true,
      summary:
        'Run the launch checklist: rehearsed orders of all kinds, one after the other, by a job',
      description:
        'A run that is under way starts anew. What was ordered stays until the rehearsal is cleared.',
      request: Type.Object({}),
      response: Checks,
      facts: [LaunchChecksStarted],
    }),
  },
})
