import type { SiteSettings } from '@vitrine/contract/sites'

export const CODE_MINUTES = 10
/** How long a browser may take to sign in for an authorization it began. */
export const PENDING_MINUTES = 10
/** How old the session token in a callback address may be. */
export const CALLBACK_SECONDS = 60
/** What a sign-in that asks for a maximum age may be older, for the way there. */
export const AGE_LEEWAY_SECONDS = 60

export interface Lifetimes {
  readonly accessSeconds: number
  /** From the last use on. */
  readonly refreshDays: number
  /** How long the address of a hidden frame works: as long as the session token in it. */
  readonly frameSeconds: number
}

export const lifetimesOf = ({ sessions }: Pick<SiteSettings, 'sessions'>): Lifetimes => ({
  accessSeconds: sessions.accessTokenMinutes * 60,
  refreshDays: sessions.refreshTokenDays,
  frameSeconds: sessions.sessionTokenMinutes * 60,
})
