import { PermissionDenied } from '@vitrine/contract/kit'
import { type SiteMove, SiteNotFound, type SiteSettings, siteMoves } from '@vitrine/contract/sites'
import type { SiteState, StaffRole } from '@vitrine/contract/vocabulary'
import { type Caller, isAtLeast, roleOn } from '../../../../transport/caller.ts'
import type { SiteAccess } from '../../../../transport/deps.ts'
import type { Site } from '../model.ts'

/** Closed to visitors and members. */
export const isClosed = (state: SiteState): boolean => state === 'DISABLED' || state === 'PENDING'

/** The site for the pipeline; undefined for one that is being deleted. */
export function gateTo({ state, deletion, settings }: Site): SiteAccess | undefined {
  if (deletion !== null) return undefined
  return {
    isClosed: isClosed(state),
    isOpeningSoon: !settings.storefront.open,
    callsPerMinuteFactor: settings.limits.callsPerMinuteFactor,
    dialects: answeringDialects(settings),
    isProvisioning: state === 'PENDING' && settings.catalogVersion === 'V3_CATALOG',
  }
}

/** The dialects of the catalog that answer. */
export function answeringDialects({
  catalogDialects,
  catalogVersion,
}: Pick<SiteSettings, 'catalogDialects' | 'catalogVersion'>): readonly ('V1' | 'V3')[] {
  if (typeof catalogDialects !== 'string') return catalogDialects
  if (catalogDialects === 'both') return ['V1', 'V3']
  return [catalogVersion === 'V1_CATALOG' ? 'V1' : 'V3']
}

/** Whether a site is in the state where a transition starts. */
export function canMove({ state, deletion }: Pick<Site, 'state' | 'deletion'>, move: SiteMove) {
  const { deletion: steps, ...from } = siteMoves[move]
  const states: readonly SiteState[] = 'state' in from ? from.state : [state]
  return states.includes(state) && (steps as readonly Site['deletion'][]).includes(deletion)
}

/** The role required for a move: deleting is for owners, closing for admins too. */
export const roleFor = (move: SiteMove): StaffRole =>
  move === 'disable' || move === 'enable' ? 'admin' : 'owner'

/** Refuses an account without such a role on a site; without any role the site is not found. */
export function requireRole(caller: Caller, siteId: string, minRole: StaffRole): void {
  const role = caller.kind === 'merchant' ? roleOn(caller.grants, siteId) : undefined
  if (!role) throw SiteNotFound({ id: siteId })
  if (!isAtLeast(role, minRole)) throw PermissionDenied({ role: minRole })
}

/** Refuses an account that is not staff of every site: only those may create sites. */
export function requireEverySite(caller: Caller): void {
  const grant =
    caller.kind === 'merchant' && caller.via === 'staff'
      ? caller.grants.find(({ siteId }) => siteId === null)
      : undefined
  if (!grant || !isAtLeast(grant.role, 'admin')) {
    throw PermissionDenied({}, 'Only owners and admins of every site make new ones')
  }
}
