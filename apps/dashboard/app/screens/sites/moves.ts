import { type SiteMove, type SiteSummary, siteMoves } from '@vitrine/contract/sites'
import type { StatusTone } from '@vitrine/ui/status'

type Standing = Pick<SiteSummary, 'state' | 'deletion'>

/** How a site stands, leaving first: what is in the trash is neither open nor closed. */
export const standingOf = ({ state, deletion }: Standing) => deletion ?? state

/** What can be done with a site now, by the table of the contract. */
export const movesOf = ({ state, deletion }: Standing): readonly SiteMove[] =>
  (Object.keys(siteMoves) as SiteMove[]).filter((move) => {
    const rule: { readonly state?: readonly string[]; readonly deletion: readonly unknown[] } =
      siteMoves[move]
    return (rule.state?.includes(state) ?? true) && rule.deletion.includes(deletion ?? null)
  })

const tones: Readonly<Partial<Record<ReturnType<typeof standingOf>, StatusTone>>> = {
  ENABLED: 'good',
  DEMO: 'note',
  DISABLED: 'warn',
  PENDING: 'note',
  PENDING_PURGE: 'bad',
}
export const toneOf = (site: Standing): StatusTone => tones[standingOf(site)] ?? 'quiet'
