import {
  type AbandonedActivityType,
  AbandonedCheckoutNotFound,
} from '@vitrine/contract/abandoned-checkouts'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { AbandonedCheckout } from '../model.ts'
import { withActivity } from '../rules/reminders.ts'
import { findOne } from '../store/abandoned-checkouts.ts'
import { isSuppressed } from '../store/suppressions.ts'
import type { AbandonedDeps } from './deps.ts'
import { hashOf } from './links.ts'
import { saveChange } from './save.ts'

export async function getAbandoned(tx: Tx, id: string, lock = false): Promise<AbandonedCheckout> {
  const one = isGuid(id) ? await findOne(tx, id, { lock }) : undefined
  if (!one) throw AbandonedCheckoutNotFound({ id })
  return one
}

/** Records an activity of an application. */
export async function addActivity(
  tx: Tx,
  deps: AbandonedDeps,
  id: string,
  type: AbandonedActivityType,
): Promise<AbandonedCheckout> {
  const before = await getAbandoned(tx, id, true)
  const activities = withActivity(before.activities, type, tx.now)
  return saveChange(tx, deps, before, { ...before, activities })
}

/** Whether its buyer wants no reminders. */
export const isUnsubscribed = (
  tx: Tx,
  deps: AbandonedDeps,
  { email }: AbandonedCheckout,
): Promise<boolean> => isSuppressed(tx, hashOf(deps, email))
