import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { PaymentProvider } from '../model/provider.ts'

/** Dependencies of payments on other features. */
export interface PaymentsDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'jobs' | 'work' | 'logger'>
  readonly events: Events
  readonly ledger: Ledger
  readonly providers: Readonly<Record<string, PaymentProvider>>
  /** Providers that require a connection and have none at this site; one statement. */
  missingConnections(tx: Tx): Promise<ReadonlySet<string>>
}
