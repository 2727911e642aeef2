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
import { newId, newOrderedId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Promotion, PromotionCode, PromotionDraft, Source } from '../model.ts'
import { codeKeyOf, randomCodes } from '../rules/codes.ts'
import * as store from '../store/codes.ts'
import type { PromotionsDeps } from './deps.ts'
import { createPromotion, lockPromotion } from './promotions.ts'

const MAX_CODES = 100_000

const newCode = (code: string) => ({ id: newOrderedId(), code, codeKey: codeKeyOf(code) })

/** Locks the promotion, so that its codes are counted and stay with the trigger CODE. */
async function lockForNewCodes(tx: Tx, promotionId: string, count: number): Promise<void> {
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
  batchId: string | null = null,
): Promise<PromotionCode> {
  await lockForNewCodes(tx, promotionId, 1)
  await store.lockCodes(tx)
  const [after] = await store.insertCodes(tx, { promotionId, usageLimit, batchId }, [
    newCode(code.trim()),
  ])
  if (!after) throw PromotionCodeTaken({ code })
  await events.append(tx, { definition: PromotionCodeCreated, entityId: after.id, after })
  return after
}

interface Creation {
  readonly source: Source
  readonly draft: PromotionDraft
  readonly code?: Pick<PromotionCode, 'code' | 'usageLimit'> | undefined
}

/** Creates a promotion with its first code. Checks that the code is free before any write. */
export async function createWithCode(
  tx: Tx,
  deps: PromotionsDeps,
  { source, draft, code }: Creation,
): Promise<Promotion> {
  if (code && draft.trigger !== 'CODE') throw PromotionNeedsNoCode()
  if (code) await refuseTaken(tx, code.code)
  const promotion = await createPromotion(tx, deps, source, draft)
  if (code) await addCode(tx, deps, promotion.id, code, promotion.id)
  return promotion
}

/** Throws when another code of the site has this spelling; blocks additions until the commit. */
async function refuseTaken(tx: Tx, code: string, ownId?: string): Promise<void> {
  await store.lockCodes(tx)
  const owner = await store.findCodeByKey(tx, codeKeyOf(code))
  if (owner && owner.id !== ownId) throw PromotionCodeTaken({ code })
}

interface Generation {
  readonly count: number
  readonly prefix?: string | undefined
  readonly usageLimit: number
}

/** A collision has a probability of 28 to the power of -12 per code; then another one is generated. */
const MAX_TRIES = 5

/** Generates codes in bulk: one statement for all of them. */
export async function generateCodes(
  tx: Tx,
  { events }: PromotionsDeps,
  promotionId: string,
  { count, prefix, usageLimit }: Generation,
): Promise<PromotionCode[]> {
  await lockForNewCodes(tx, promotionId, count)
  const batch = { promotionId, usageLimit, batchId: newId() }
  const codes: PromotionCode[] = []
  for (let tries = 0; codes.length < count && tries < MAX_TRIES; tries += 1) {
    const random = randomCodes(count - codes.length, prefix).map(newCode)
    codes.push(...(await store.insertCodes(tx, batch, random)))
  }
  const sample = codes.slice(0, 3).map(({ code }) => code)
  await events.append(tx, {
    definition: PromotionCodesGenerated,
    entityId: promotionId,
    after: { ...batch, count: codes.length, sample },
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

/** Changes the spelling of a promotion's first code; its limit stays. */
export async function changeCode(
  tx: Tx,
  { events }: PromotionsDeps,
  promotionId: string,
  spelling: string,
): Promise<void> {
  const code = spelling.trim()
  const [before] = await store.findCodesOf(tx, [promotionId], 1)
  if (!before) throw PromotionCodeNotFound({ promotionId })
  if (before.code === code) return
  await refuseTaken(tx, code, before.id)
  const after = { ...before, code }
  await store.updateCode(tx, { ...after, codeKey: codeKeyOf(code) })
  await events.append(tx, { definition: PromotionCodeChanged, entityId: after.id, before, after })
}
