import { violation } from '@vitrine/contract/kit'
import {
  PromotionChanged,
  PromotionCreated,
  PromotionDeleted,
  PromotionNotFound,
  PromotionRevisionStale,
  TooManyPromotions,
  TooManyQuantityPrices,
  TooManyTriggerApps,
} from '@vitrine/contract/promotions'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  Condition,
  CountedPromotion,
  Definition,
  Promotion,
  PromotionDraft,
  Source,
} from '../model.ts'
import { countCodes } from '../store/codes.ts'
import * as store from '../store/promotions.ts'
import { findCounted } from '../store/query-promotions.ts'
import type { PromotionsDeps } from './deps.ts'

const MAX_PROMOTIONS = 1000
/** Each searches all lines for the best sets of pieces. */
const MAX_QUANTITY_PRICES = 100
const MAX_TRIGGER_APPS = 10

/** Creates a promotion; a first code is added by `addCode`. */
export async function createPromotion(
  tx: Tx,
  { events }: PromotionsDeps,
  source: Source,
  draft: PromotionDraft,
): Promise<Promotion> {
  checkDates(draft)
  if ((await store.countPromotions(tx)) >= MAX_PROMOTIONS) throw TooManyPromotions()
  await checkLimits(tx, draft)
  const after = await store.insertPromotion(tx, { ...draft, id: newId(), source })
  await events.append(tx, { definition: PromotionCreated, entityId: after.id, after })
  return after
}

/** Checks the limits of the site, ignoring the promotion `exceptId`. */
async function checkLimits(
  tx: Tx,
  { effect, condition }: Definition,
  exceptId?: string,
): Promise<void> {
  const apps = triggerAppsOf(condition)
  const isQuantityPrice = effect.type === 'QUANTITY_PRICE'
  if (!isQuantityPrice && apps.length === 0) return
  const others = await store.countLimited(tx, exceptId)
  if (isQuantityPrice && others.quantityPrices >= MAX_QUANTITY_PRICES) throw TooManyQuantityPrices()
  const triggerApps = new Set([...others.triggerApps, ...apps])
  if (apps.length > 0 && triggerApps.size > MAX_TRIGGER_APPS) throw TooManyTriggerApps()
}

/** The applications that implement a condition. */
function triggerAppsOf(condition: Condition | null): string[] {
  if (!condition) return []
  const tests = 'conditions' in condition ? condition.conditions : [condition]
  return tests.flatMap((test) => (test.type === 'APP' ? [test.appId] : []))
}

function checkDates({ startDate, endDate }: PromotionDraft): void {
  if (!startDate || !endDate || startDate < endDate) return
  throw violation('promotion.endDate', 'VALIDATION', 'must be after the start date')
}

/** One promotion that is locked until the end of the transaction. */
export async function lockPromotion(tx: Tx, id: string): Promise<Promotion> {
  const promotion = (await store.findPromotions(tx, [id], { lock: true })).get(id.toLowerCase())
  if (!promotion) throw PromotionNotFound({ promotionId: id })
  return promotion
}

interface Change {
  readonly id: string
  /** Absent: whatever the revision is. */
  readonly revision?: number | undefined
  readonly apply: (before: Promotion) => PromotionDraft
}

/** Saves a promotion if its revision is current. */
export async function savePromotion(
  tx: Tx,
  { events }: PromotionsDeps,
  { id, revision, apply }: Change,
): Promise<Promotion> {
  const before = await lockPromotion(tx, id)
  if (revision !== undefined && before.revision !== revision) {
    throw PromotionRevisionStale({ promotionId: before.id, revision: String(before.revision) })
  }
  const draft = apply(before)
  checkDates(draft)
  await checkLimits(tx, draft, before.id)
  if (draft.trigger === 'AUTOMATIC' && before.trigger === 'CODE') await refuseCodes(tx, before.id)
  const after = await store.updatePromotion(tx, before.id, draft)
  await events.append(tx, { definition: PromotionChanged, entityId: after.id, before, after })
  return after
}

async function refuseCodes(tx: Tx, promotionId: string): Promise<void> {
  if ((await countCodes(tx, promotionId)) === 0) return
  const sentence = 'can become AUTOMATIC when the promotion has no codes; delete them first'
  throw violation('promotion.trigger', 'VALIDATION', sentence)
}

/** Deletes existing promotions; returns their ids. */
export async function deletePromotions(
  tx: Tx,
  { events }: PromotionsDeps,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await store.findPromotions(tx, ids, { lock: true })
  await store.deletePromotions(tx, [...found.keys()])
  await events.append(
    tx,
    ...[...found.values()].map((before) => ({
      definition: PromotionDeleted,
      entityId: before.id,
      before,
    })),
  )
  return new Set(found.keys())
}

/** Deletes one promotion with its codes; throws when there is none. */
export async function deletePromotion(tx: Tx, deps: PromotionsDeps, id: string): Promise<void> {
  const deleted = await deletePromotions(tx, deps, [id])
  if (deleted.size === 0) throw PromotionNotFound({ promotionId: id })
}

/** One promotion with its counters; throws when there is none. */
export async function getPromotion(tx: Tx, id: string): Promise<CountedPromotion> {
  const promotion = (await findCounted(tx, [id])).get(id.toLowerCase())
  if (!promotion) throw PromotionNotFound({ promotionId: id })
  return promotion
}
