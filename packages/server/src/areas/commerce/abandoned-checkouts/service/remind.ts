import {
  AbandonedCheckoutNotFound,
  BuyerUnsubscribed,
  CheckoutAlreadyRecovered,
  MAX_REMINDERS,
  ReminderNeedsConsent,
  TooManyReminders,
} from '@vitrine/contract/abandoned-checkouts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AbandonedCheckout } from '../model.ts'
import { mayRemind, nextMailDate, withActivity } from '../rules/reminders.ts'
import { findOne } from '../store/abandoned-checkouts.ts'
import { findDue } from '../store/due.ts'
import { isSuppressed } from '../store/suppressions.ts'
import { type AbandonedDeps, system } from './deps.ts'
import { hashOf } from './links.ts'
import { saveChange } from './save.ts'
import { writeReminder } from './write-reminder.ts'

const MAILS_AT_ONCE = 500

/** Sends due reminders, each in its own transaction; failed ones are retried. */
export async function sendDueReminders(
  deps: AbandonedDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, work, logger } = deps.platform
  for (const { siteId, id } of await findDue(db, clock.now(), MAILS_AT_ONCE)) {
    if (signal?.aborted) return
    try {
      await work({ siteId, actor: system }, (tx) => sendDueReminder(tx, deps, id))
    } catch (error) {
      logger.warn({ err: error, abandonedCheckoutId: id }, 'a reminder could not be written')
    }
  }
}

async function sendDueReminder(tx: Tx, deps: AbandonedDeps, id: string): Promise<void> {
  const one = await findOne(tx, id, { lock: true })
  if (!one?.mailDueDate || one.mailDueDate > tx.now) return
  if (await isWanted(tx, deps, one)) {
    await remind(tx, deps, one)
    return
  }
  const activities = withActivity(one.activities, 'EMAIL_NOT_SENT', tx.now)
  await saveChange(tx, deps, one, { ...one, mailDueDate: null, activities })
}

/** Whether it is still abandoned, and the shop still sends reminders. */
async function isWanted(tx: Tx, deps: AbandonedDeps, one: AbandonedCheckout): Promise<boolean> {
  const { abandonedCheckouts: settings } = await deps.settingsOf(tx.siteId)
  if (!settings.remind || !mayRemind(one, settings)) return false
  const lastChange = await deps.carts.untouched.lastChange(tx, one.checkoutId)
  const isAsLeft = lastChange !== undefined && lastChange <= one.touchedDate
  return isAsLeft && !(await isSuppressed(tx, hashOf(deps, one.email)))
}

async function remind(
  tx: Tx,
  deps: AbandonedDeps,
  before: AbandonedCheckout,
): Promise<AbandonedCheckout> {
  await writeReminder(tx, deps, before)
  const { abandonedCheckouts: settings } = await deps.settingsOf(tx.siteId)
  const sent = {
    ...before,
    mailsSent: before.mailsSent + 1,
    activities: withActivity(before.activities, 'EMAIL_SENT', tx.now),
  }
  const mailDueDate = nextMailDate(deps.platform.clock, sent, settings)
  // What would be due already is not sent in the same minute.
  const isLater = mailDueDate !== null && mailDueDate > tx.now
  return saveChange(tx, deps, before, { ...sent, mailDueDate: isLater ? mailDueDate : null })
}

/** Sends a reminder now, for example manually. */
export async function sendReminder(
  tx: Tx,
  deps: AbandonedDeps,
  id: string,
): Promise<AbandonedCheckout> {
  const one = isGuid(id) ? await findOne(tx, id, { lock: true }) : undefined
  if (!one) throw AbandonedCheckoutNotFound({ id })
  const { abandonedCheckouts: settings } = await deps.settingsOf(tx.siteId)
  if (one.recoveredDate) throw CheckoutAlreadyRecovered({ recoveredDate: one.recoveredDate })
  if (one.mailsSent >= MAX_REMINDERS) throw TooManyReminders({ most: MAX_REMINDERS })
  if (await isSuppressed(tx, hashOf(deps, one.email))) throw BuyerUnsubscribed()
  if (!mayRemind(one, settings)) throw ReminderNeedsConsent()
  return remind(tx, deps, one)
}
