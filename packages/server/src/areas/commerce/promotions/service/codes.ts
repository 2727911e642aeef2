import {
  PromotionCodeChanged,
  PromotionCodeCreated,
  PromotionCodeDeleted,
  PromotionCodeNotFound,
  PromotionCodesGenerated,
  PromotionCodeTaken,
  PromotionNeedsNoCode,
  TooManyCodes,
} from '@vitrine/contract/promotions'
import { newOrderedId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { PromotionCode } from '../model.ts'
import { codeKeyOf, randomCodes } from '../rules/codes.ts'
import * as store from '../store/codes.ts'
import type { PromotionsDeps } from './deps.ts'
import { lockPromotion } from './promotions.ts'

const MAX_CODES = 1_000_000

const newCode = (code: string) => ({ id: newOrderedId(), code, codeKey: codeKeyOf(code) })

/** Locks the promotion, so that its codes are counted and stay with the trigger CODE. */
async function requireRoom(tx: Tx, promotionId: string, count: number): Promise<void> {
  const { id, trigger } = await lockPromotion(tx, promotionId)
  if (trigger !== 'CODE') throw PromotionNeedsNoCode({ promotionId: id })
  if ((await store.countCodes(tx, id)) + count > MAX_CODES) throw TooManyCodes({ limit: MAX_CODES })
}

/** Adds one code; one that the site has already is refused. */
export async function addCode(
  tx: Tx,
  { events }: PromotionsDeps,
  promotionId: string,
  { code, usageLimit }: Pick<PromotionCode, 'code' | 'usageLimit'>,
): Promise<PromotionCode> {
  await requireRoom(tx, promotionId, 1)
  const [after] = await store.insertCodes(tx, { promotionId, usageLimit }, [newCode(code.trim())])
  if (!after) throw PromotionCodeTaken({ code })
  await events.append(tx, { definition: PromotionCodeCreated, entityId: after.id, after })
  return after
}

interface Generation {
  readonly count: number
  readonly prefix?: string | undefined
  readonly usageLimit: number
}

/** The chance of a code that exists is 28 to the power of -12; whoever meets one gets another. */
const MAX_TRIES = 5

/** Generates codes in bulk: one statement for all of them. */
export async function generateCodes(
  tx: Tx,
  { events }: PromotionsDeps,
  promotionId: string,
  { count, prefix, usageLimit }: Generation,
): Promise<PromotionCode[]> {
  await requireRoom(tx, promotionId, count)
  const codes: PromotionCode[] = []
  for (let tries = 0; codes.length < count && tries < MAX_TRIES; tries += 1) {
    const random = randomCodes(count - codes.length, prefix).map(newCode)
    codes.push(...(await store.insertCodes(tx, { promotionId, usageLimit }, random)))
  }
  const sample = codes.slice(0, 3).map(({ code }) => code)
  await events.append(tx, {
    definition: PromotionCodesGenerated,
    entityId: promotionId,
    after: { promotionId, count: codes.length, usageLimit, sample },
  })
  return codes
}

export async function deleteCode(
  tx: Tx,
  { events }: PromotionsDeps,
  promotionId: string,
  codeId: string,
): Promise<void> {
  const before = await store.deleteCode(tx, promotionId, codeId)
  if (!before) throw PromotionCodeNotFound({ codeId })
  await events.append(tx, { definition: PromotionCodeDeleted, entityId: before.id, before })
}

/** Spells the first code of a promotion anew, or gives it another limit. */
export async function changeCode(
  tx: Tx,
  { events }: PromotionsDeps,
  promotionId: string,
  change: Pick<PromotionCode, 'code' | 'usageLimit'>,
): Promise<void> {
  const [code, usageLimit] = [change.code.trim(), change.usageLimit]
  const [before] = await store.findCodesOf(tx, [promotionId], 1)
  if (!before) throw PromotionCodeNotFound({ promotionId })
  if (before.code === code && before.usageLimit === usageLimit) return
  const owner = await store.findCodeByKey(tx, codeKeyOf(code))
  if (owner && owner.id !== before.id) throw PromotionCodeTaken({ code })
  const after = { ...before, code, usageLimit }
  await store.updateCode(tx, { ...after, codeKey: codeKeyOf(code) })
  await events.append(tx, { definition: PromotionCodeChanged, entityId: after.id, before, after })
}
