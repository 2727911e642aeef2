import type { SiteSettings } from '@vitrine/contract/sites'

export const CODE_MINUTES = 10
/** How long a browser may take to sign in for an authorization. */
export const PENDING_MINUTES = 10
/** How old the session token in a callback address may be. */
export const CALLBACK_SECONDS = 60
/** Tolerance added to a requested maximum age, for the redirects. */
export const AGE_LEEWAY_SECONDS = 60

export interface Lifetimes {
  readonly accessSeconds: number
  /** Since the last use. */
  readonly refreshDays: number
  /** How long the address of a hidden frame is valid: as long as the session token in it. */
  readonly frameSeconds: number
}

export const lifetimesOf = ({ sessions }: Pick<SiteSettings, 'sessions'>): Lifetimes => ({
  accessSeconds: sessions.accessTokenMinutes * 60,
  refreshDays: sessions.refreshTokenDays,
  frameSeconds: sessions.sessionTokenMinutes * 60,
})
