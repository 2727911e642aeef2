import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { Ledger } from '../../ledger/index.ts'

export interface SettlementDeps {
  readonly events: Pick<Events, 'append'>
  readonly ledger: Pick<Ledger, 'post'>
  /** Time zone in which the site's days start. */
  readonly timeZoneOf: (tx: Tx) => Promise<string>
}
