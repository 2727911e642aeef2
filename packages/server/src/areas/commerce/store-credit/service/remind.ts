import { StoreCreditReminded } from '@vitrine/contract/store-credit'
import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoreCredit } from '../model.ts'
import { type ExpiringAmount, endingsOf } from '../rules/endings.ts'
import { lockBalance } from '../store/balance.ts'
import { findSitesToRemind, findToRemind, markReminded } from '../store/lots.ts'
import type { StoreCreditDeps } from './deps.ts'

/** Maximum number of days before the expiry that a site can configure. */
const MAX_DAYS = 90
const AT_ONCE = 200
const system = { type: 'system', id: 'store-credit' } as const

/** Mails members whose credit expires soon, each balance in its own transaction. */
export async function remindMembers(
  deps: StoreCreditDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  const now = clock.now()
  for (const siteId of await findSitesToRemind(db, now, clock.after(now, { days: MAX_DAYS }))) {
    const { mailBeforeEnd, mailDaysBefore: days } = (await deps.settingsOf(siteId)).storeCredit
    if (!mailBeforeEnd) continue
    const before = clock.after(now, { days })
    const site = { siteId, actor: system }
    for (const id of await work(site, (tx) => findToRemind(tx, before, AT_ONCE))) {
      if (signal?.aborted) return
      try {
        await work(site, (tx) => remindOne(tx, deps, id, before))
      } catch (error) {
        // The next run retries; other balances are not blocked.
        logger.warn(
          { err: error, storeCreditId: id },
          'the end of store credit could not be mailed',
        )
      }
    }
  }
}

/** Marks the credit even if its member has no verified address, so that it is checked only once. */
async function remindOne(tx: Tx, deps: StoreCreditDeps, id: string, before: Date): Promise<void> {
  const balance = await lockBalance(tx, id)
  if (!balance) return
  const endings = endingsOf(await markReminded(tx, id, before))
  const account = balance.memberId === null ? undefined : await deps.addressOf(tx, balance.memberId)
  if (!account?.isVerified) return
  for (const ending of endings) {
    await writeMail(tx, deps, balance, { ...ending, ...account })
    await deps.events.append(tx, {
      definition: StoreCreditReminded,
      entityId: id,
      after: { id, memberId: balance.memberId, currency: balance.currency, ...ending },
    })
  }
}

interface Reminder extends ExpiringAmount {
  readonly email: string
  readonly language: string | null
}

const writeMail = (
  tx: Tx,
  { mail }: Pick<StoreCreditDeps, 'mail'>,
  { currency }: StoreCredit,
  { email, language, amountMinor, expirationDate }: Reminder,
): Promise<unknown> =>
  mail.write(tx, {
    to: email,
    language,
    template: 'store-credit-ending',
    facts: {
      path: '/account/store-credit',
      amount: { value: fromMinorUnits(BigInt(amountMinor), currency), currency },
      date: expirationDate,
    },
  })
