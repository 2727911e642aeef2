import { type Permission, PermissionDenied, Unauthenticated } from '@vitrine/contract/kit'
import type { Caller } from '../caller.ts'
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
  if (caller.kind === 'merchant' && operation.permission !== 'open') {
    const need = operation.writes ? 'write' : 'read'
    if (!mayDo(caller, service.name, need)) {
      throw PermissionDenied({ scope: `${service.name}:${need}` })
    }
  }
  await next()
}

function mayDo(caller: Caller & { kind: 'merchant' }, service: string, need: 'read' | 'write') {
  if (need === 'write' && caller.role === 'viewer') return false
  return (
    caller.scopes.includes('*') ||
    caller.scopes.includes(`${service}:${need}`) ||
    (need === 'read' && caller.scopes.includes(`${service}:write`))
  )
}
