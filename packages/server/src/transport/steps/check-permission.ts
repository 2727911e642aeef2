import {
  type AnyOperation,
  leastRoleOf,
  type Permission,
  PermissionDenied,
  Unauthenticated,
} from '@vitrine/contract/kit'
import { type Caller, isAtLeast, type Merchant } from '../caller.ts'
import type { Step } from '../step.ts'

/** Which kinds of caller a level lets in (specification §6). */
const allowed: Record<Permission, readonly Caller['kind'][]> = {
  open: ['none', 'visitor', 'member', 'merchant'],
  anyone: ['visitor', 'member', 'merchant'],
  'site-member': ['member', 'merchant'],
  member: ['member'],
  admin: ['merchant'],
}

export const checkPermission: Step = async (call, _world, next) => {
  const { caller, operation, service } = call
  if (!allowed[operation.permission].includes(caller.kind)) {
    throw caller.kind === 'none' ? Unauthenticated() : PermissionDenied()
  }
  if (caller.kind === 'member' && operation.permission !== 'open')
    demandMemberScope(caller, operation)
  if (caller.kind === 'merchant' && operation.permission !== 'open') {
    if (caller.lacksFactor && !operation.beforeSecondFactor) throw SecondFactorMissing()
    const need = operation.writes ? 'write' : 'read'
    const least = leastRoleOf(operation)
    if (!isAtLeast(caller.role, least)) throw PermissionDenied({ role: least })
    if (!hasScope(caller, service.name, need)) {
      throw PermissionDenied({ scope: `${service.name}:${need}` })
    }
  }
  await next()
}

const SecondFactorMissing = () =>
  PermissionDenied({ secondFactor: 'required' }, 'Add the second factor that a site asks for first')

/** A third party acts for a member in all things, or in those that name what it was let do. */
function demandMemberScope(
  { limits }: Extract<Caller, { kind: 'member' }>,
  { memberScope = 'account' }: AnyOperation,
): void {
  if (!limits || limits.includes('account') || limits.includes(memberScope)) return
  throw PermissionDenied({ scope: memberScope })
}

const hasScope = ({ scopes }: Merchant, service: string, need: 'read' | 'write'): boolean =>
  scopes.includes('*') ||
  scopes.includes(`${service}:${need}`) ||
  (need === 'read' && scopes.includes(`${service}:write`))
