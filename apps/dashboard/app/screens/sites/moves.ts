import { type SiteMove, type SiteSummary, siteMoves } from '@vitrine/contract/sites'
import type { StatusTone } from '@vitrine/ui/status'

type SiteLifecycle = Pick<SiteSummary, 'state' | 'deletion'>

/** Lifecycle state of a site; the trash takes precedence over open and closed. */
export const lifecycleStateOf = ({ state, deletion }: SiteLifecycle) => deletion ?? state

/** What can be done with a site now, by the table of the contract. */
export const movesOf = ({ state, deletion }: SiteLifecycle): readonly SiteMove[] =>
  (Object.keys(siteMoves) as SiteMove[]).filter((move) => {
    const rule: { readonly state?: readonly string[]; readonly deletion: readonly unknown[] } =
      siteMoves[move]
    return (rule.state?.includes(state) ?? true) && rule.deletion.includes(deletion ?? null)
  })

const tones: Readonly<Partial<Record<ReturnType<typeof lifecycleStateOf>, StatusTone>>> = {
  ENABLED: 'good',
  DEMO: 'note',
  DISABLED: 'warn',
  PENDING: 'note',
  PENDING_PURGE: 'bad',
}
export const toneOf = (site: SiteLifecycle): StatusTone => tones[lifecycleStateOf(site)] ?? 'quiet'
