import { service } from '../kit/index.ts'
import * as factors from './operations/factors.ts'
import * as ownAccount from './operations/own-account.ts'
import * as signingIn from './operations/sign-in.ts'
import * as team from './operations/team.ts'

export * from './errors.ts'
export * from './factor-schemas.ts'
export * from './facts.ts'
export * from './schemas.ts'

/** The people who run sites, and their sign-in. The session is a cookie of this address only. */
export const staff = service({
  name: 'staff',
  summary: 'Staff: sign-in, second factors, invitations, roles and sessions',
  mounts: ['/vitrine/v1/staff'],
  operations: { ...signingIn, ...ownAccount, ...factors, ...team },
})
