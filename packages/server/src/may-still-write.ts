import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Staff } from './areas/access/staff/index.ts'
import type { Sites } from './areas/site/sites/index.ts'
import type { Tx } from './platform/tx.ts'
import { isAtLeast } from './transport/caller.ts'

/**
 * Whether the actor of a unit of work may write today: people by their role on the site, editors by default, keys
 * while they count and have the scope. Members and visitors ask for no work that goes on without them.
 */
export async function mayStillWrite(
  tx: Tx,
  scope: string | undefined,
  {
    staff,
    sites,
  }: { readonly staff: Pick<Staff, 'roleOf'>; readonly sites: Pick<Sites, 'apiKeys'> },
  minRole: StaffRole = 'editor',
): Promise<boolean> {
  const { type, id } = tx.actor
  if (type === 'system' || type === 'plugin') return true
  if (type === 'staff') {
    const role = await staff.roleOf(tx, id)
    return role !== undefined && isAtLeast(role, minRole)
  }
  if (type !== 'api-key') return false
  const scopes = await sites.apiKeys.scopesOf(tx, id)
  if (!scope) return scopes.length > 0
  // Whoever may write may read.
  const sufficient = ['*', scope, scope.replace(/:read$/, ':write')]
  return sufficient.some((one) => scopes.includes(one))
}
