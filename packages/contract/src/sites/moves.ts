import type { SiteDeletion, SiteState } from '../vocabulary/index.ts'

interface Move {
  /** States it starts from; any when absent. */
  readonly state?: readonly SiteState[]
  /** Steps of leaving it starts from; `null` is a site that is not leaving. */
  readonly deletion: readonly (SiteDeletion | null)[]
  readonly to: { readonly state?: SiteState; readonly deletion?: SiteDeletion | null }
}

/** Every state change of a site; a move that is not listed does not exist (contract section 16). */
export const siteMoves = {
  disable: { state: ['ENABLED', 'DEMO', 'PENDING'], deletion: [null], to: { state: 'DISABLED' } },
  enable: { state: ['DISABLED', 'PENDING', 'DEMO'], deletion: [null], to: { state: 'ENABLED' } },
  trash: { deletion: [null], to: { deletion: 'TRASH' } },
  restore: { deletion: ['TRASH'], to: { deletion: null } },
  purge: { deletion: ['TRASH'], to: { deletion: 'PENDING_PURGE' } },
} as const satisfies Record<string, Move>
export type SiteMove = keyof typeof siteMoves

/** Days a site stays in the trash before its data is removed. */
export const TRASH_DAYS = 30
