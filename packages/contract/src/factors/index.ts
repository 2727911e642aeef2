import { GET, operation, service, Type } from '../kit/index.ts'
import * as adding from './operations/adding.ts'
import * as approvals from './operations/approvals.ts'
import * as losing from './operations/losing.ts'
import * as passkeys from './operations/passkeys.ts'
import { Standing } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

/**
 * Second factors of the member who calls (specification §3): adding, approving with and losing them, and
 * passkeys by name. Changing them asks for a fresh sign-in.
 */
export const factors = service({
  name: 'factors',
  summary: 'Second factors: add, confirm, approve, remove',
  mounts: ['/vitrine/v1'],
  operations: {
    listFactors: operation({
      route: GET('/factors'),
      permission: 'member',
      summary: 'The factors of the caller and what the site allows and asks for',
      request: Type.Object({}),
      response: Standing,
    }),
    ...adding,
    ...approvals,
    ...losing,
    ...passkeys,
  },
})
