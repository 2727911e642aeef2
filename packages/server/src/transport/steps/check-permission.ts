import {
  type AnyOperation,
  minRoleOf,
  type Permission,
  PermissionDenied,
  Unauthenticated,
} from '@vitrine/contract/kit'
import { type Caller, hasScope, isAtLeast } from '../caller.ts'
import type { Step } from '../step.ts'

/** Which kinds of caller a level lets in (specification §6). */
const allowed: Record<Permission, readonly Caller['kind'][]> = {
  open: ['none', 'visitor', 'member', 'merchant'],
  anyone: ['visitor', 'member', 'merchant'],
  'site-member': ['member', 'merchant'],
  member: ['member'],
  admin: ['merchant'],
}

export const checkPermission: Step = async (call, _deps, next) => {
  const { caller, operation, service } = call
  if (!allowed[operation.permission].includes(caller.kind)) {
    throw caller.kind === 'none' ? Unauthenticated() : PermissionDenied()
  }
  if (caller.kind === 'member' && operation.permission !== 'open')
    demandMemberScope(caller, operation)
  if (caller.kind === 'merchant' && operation.permission !== 'open') {
    if (caller.lacksFactor && !operation.beforeSecondFactor) throw SecondFactorMissing()
    const access = operation.writes ? 'write' : 'read'
    const minRole = minRoleOf(operation)
    if (!isAtLeast(caller.role, minRole)) throw PermissionDenied({ role: minRole })
    if (!hasScope(caller, service.name, access)) {
      throw PermissionDenied({ scope: `${service.name}:${access}` })
    }
  }
  await next()
}

const SecondFactorMissing = () =>
  PermissionDenied({ secondFactor: 'required' }, 'Add the second factor that a site asks for first')

/** A third party acts for a member in everything, or within the scopes it was granted. */
function demandMemberScope(
  { limits }: Extract<Caller, { kind: 'member' }>,
  { memberScope = 'account' }: AnyOperation,
): void {
  if (!limits || limits.includes('account') || limits.includes(memberScope)) return
  throw PermissionDenied({ scope: memberScope })
}
