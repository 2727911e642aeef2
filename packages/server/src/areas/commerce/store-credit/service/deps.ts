import type { SiteSettings } from '@vitrine/contract/sites'
import { StoreCreditChanged } from '@vitrine/contract/store-credit'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { CreditOwner, StoreCredit } from '../model.ts'
import { insertEntry, type NewEntry } from '../store/entries.ts'

/** Dependencies of store credit on other features. */
export interface StoreCreditDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work' | 'logger'>
  readonly events: Events
  readonly ledger: Pick<Ledger, 'post'>
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** The mail address of a member; undefined if there is no such account. */
  addressOf(
    tx: Tx,
    memberId: string,
  ): Promise<
    | { readonly email: string; readonly isVerified: boolean; readonly language: string | null }
    | undefined
  >
  readonly currencyOf: (tx: Tx) => Promise<string>
  isMember(tx: Tx, id: string): Promise<boolean>
  /** The owners of balances by member id; omits deleted members. */
  ownersOf(tx: Tx, memberIds: readonly string[]): Promise<ReadonlyMap<string, CreditOwner>>
}

/** The fact of a balance. */
const factOf = ({ id, revision, memberId, currency, balanceMinor }: StoreCredit) => ({
  id,
  revision,
  memberId,
  currency,
  balanceMinor,
})

/** Notes the entry that a balance has changed by, with its fact. */
export async function noteEntry(
  tx: Tx,
  { events }: Pick<StoreCreditDeps, 'events'>,
  after: StoreCredit,
  entry: NewEntry,
): Promise<void> {
  await insertEntry(tx, after.id, entry)
  const { id, kind, amountMinor, orderId = null } = entry
  const before = {
    ...after,
    revision: after.revision - 1,
    balanceMinor: after.balanceMinor - amountMinor,
  }
  await events.append(tx, {
    definition: StoreCreditChanged,
    entityId: after.id,
    before: factOf(before),
    after: { ...factOf(after), entry: { id, kind, amountMinor, orderId } },
  })
}
