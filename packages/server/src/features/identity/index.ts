import type { IdentityProfile } from '@vitrine/contract/authentication'
import type { IdentityStatus } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { Credentials, Deps, NewIdentity, SignInCall, SiteDirectory } from './model.ts'
import { changePassword } from './service/change-password.ts'
import { changeStatus, remove } from './service/change-status.ts'
import { login } from './service/login.ts'
import { create, register } from './service/register.ts'
import { findSession } from './service/sessions.ts'
import { findIdentity, findStatus } from './store/identities.ts'

export type { Identity, LoginSession } from './model.ts'
export { memberOf } from './rules.ts'

export type IdentityFeature = ReturnType<typeof createIdentity>

export function createIdentity(
  platform: Platform,
  { events, sites }: { events: Events; sites: SiteDirectory },
) {
  const deps: Deps = { platform, events, sites }
  return {
    register: (call: SignInCall, input: Credentials & { profile: IdentityProfile }) =>
      register(call, deps, input),
    login: (call: SignInCall, credentials: Credentials) => login(call, deps, credentials),
    changePassword: (
      call: SignInCall,
      change: { id: string; signedInAt: number; password: string },
    ) => changePassword(call, deps, change),
    /** An identity without a password; undefined when the e-mail is taken. */
    create: (tx: Tx, identity: NewIdentity) => create(tx, deps, identity),
    find: findIdentity,
    /** Asked with every call of a member: one look by primary key. */
    statusOf: findStatus,
    /** Who a session token belongs to, while it lives. */
    findSession,
    changeStatus: (tx: Tx, id: string, status: IdentityStatus) =>
      changeStatus(tx, deps, id, status),
    remove: (tx: Tx, id: string) => remove(tx, deps, id),
  }
}
