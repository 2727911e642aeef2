import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'

export interface PromotionsDeps {
  readonly events: Events
  /** The currency of the site, an ISO 4217 code. */
  readonly currencyOf: (tx: Tx) => Promise<string>
}
