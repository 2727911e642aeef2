import { GET, operation, service, Type } from '../kit/index.ts'
import * as approvals from './operations/approvals.ts'
import * as adding from './operations/enrolment.ts'
import * as passkeys from './operations/passkeys.ts'
import * as losing from './operations/removal.ts'
import { FactorStatus } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

/**
 * Second factors of the current member (specification §3): adding, approving, removing, and named passkeys.
 * Changes require a recent sign-in.
 */
export const factors = service({
  name: 'factors',
  summary: 'Second factors: add, confirm, approve, remove',
  mounts: ['/vitrine/v1'],
  operations: {
    listFactors: operation({
      route: GET('/factors'),
      permission: 'member',
      summary:
        'List the second factors of the caller, with those that the site allows and requires',
      request: Type.Object({}),
      response: FactorStatus,
    }),
    ...adding,
    ...approvals,
    ...losing,
    ...passkeys,
  },
})
