export const ways = ['SHOW', 'HIDE'] as const
/** Scheduled changes of products. */
export type Way = (typeof ways)[number]

/** The API's limit. */
const MAX_DAYS_AHEAD = 366
const DAY_MS = 86_400_000

/** Why a moment cannot be planned; undefined where it can. */
export function wrongDate(typed: string, now: Date): 'empty' | 'past' | 'far' | undefined {
  const moment = new Date(typed).getTime()
  if (typed === '' || Number.isNaN(moment)) return 'empty'
  if (moment <= now.getTime()) return 'past'
  return moment > now.getTime() + MAX_DAYS_AHEAD * DAY_MS ? 'far' : undefined
}

/** The action of a job scheduled here; undefined for other changes. */
export function wayOf(input: unknown): Way | undefined {
  const { changes } = (input ?? {}) as { readonly changes?: { readonly visible?: unknown } }
  if (typeof changes?.visible !== 'boolean') return undefined
  return changes.visible ? 'SHOW' : 'HIDE'
}
