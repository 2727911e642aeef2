import {
  CouponCodeAlreadyExists,
  CouponNotFound,
  type CouponSpecification,
  type coupons as couponsService,
} from '@vitrine/contract/coupons'
import { ApplicationError, type Handlers, ValidationError } from '@vitrine/contract/kit'
import { PromotionCodeTaken } from '@vitrine/contract/promotions'
import type {
  CountedPromotion,
  PromotionsFeature,
} from '../../../areas/commerce/promotions/index.ts'
import { inSavepoint } from '../../../platform/savepoint.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeBulkId, encodeFailure, encodeTotals } from '../codec/bulk.ts'
import { applyToCoupon, decodeCoupon, encodeCoupon } from '../codec/coupon.ts'
import { decodeCouponQuery } from '../codec/coupon-query.ts'

/** Translates refusals of codes to the errors of this form. */
function inWordsOfCoupons(error: unknown): never {
  if (error instanceof ApplicationError && error.definition.code === PromotionCodeTaken.code)
    throw CouponCodeAlreadyExists(error.data)
  throw error
}

export function couponHandlers(promotions: PromotionsFeature) {
  const find = async (tx: Tx, id: string): Promise<CountedPromotion> => {
    const found = (await promotions.find(tx, [id])).get(id.toLowerCase())
    if (found?.source !== 'COUPON') throw CouponNotFound({ id })
    return found
  }
  const create = async (tx: Tx, specification: CouponSpecification): Promise<string> => {
    const { draft, code } = decodeCoupon(specification, tx.now)
    const { id } = await promotions
      .create(tx, 'COUPON', draft, { code, usageLimit: null })
      .catch(inWordsOfCoupons)
    return id
  }
  return {
    createCoupon: async ({ tx, input }) => ({ id: await create(tx, input.specification) }),
    updateCoupon: async ({ tx, input: { id, specification } }) => {
      const found = await find(tx, id)
      await promotions.save(tx, {
        id,
        apply: (locked) => applyToCoupon({ ...found, ...locked }, specification, tx.now),
      })
      const { code } = specification
      if (code) await promotions.changeCode(tx, id, code).catch(inWordsOfCoupons)
      return {}
    },
    getCoupon: async ({ tx, input }) => ({
      coupon: encodeCoupon(await find(tx, input.id), tx.now),
    }),
    deleteCoupon: async ({ tx, input }) => {
      await find(tx, input.id)
      await promotions.delete(tx, input.id)
      return {}
    },
    queryCoupons: async ({ tx, input }) => {
      const { items, total } = await promotions.query(tx, decodeCouponQuery(input.query))
      return { coupons: items.map((one) => encodeCoupon(one, tx.now)), totalResults: total }
    },
    bulkCreateCoupons: async ({ tx, input: { specifications, returnFullEntity } }) => {
      const ids = await createEach(specifications, (one) => inSavepoint(tx, () => create(tx, one)))
      const wanted = returnFullEntity ? ids.filter((one) => typeof one === 'string') : []
      const found = await promotions.find(tx, wanted)
      const results = ids.map((one, originalIndex) => {
        if (typeof one !== 'string') return { itemMetadata: encodeFailure(one, originalIndex) }
        const coupon = found.get(one)
        return {
          itemMetadata: { id: one, originalIndex, success: true },
          ...(coupon && { coupon: encodeCoupon(coupon, tx.now) }),
        }
      })
      const successes = ids.filter((one) => typeof one === 'string').length
      return { results, bulkActionMetadata: encodeTotals(successes, ids.length) }
    },
    bulkDeleteCoupons: async ({ tx, input }) => {
      const ids = input.ids.map(decodeBulkId)
      const found = await promotions.find(tx, ids)
      const own = ids.filter((id) => found.get(id)?.source === 'COUPON')
      const deleted = await promotions.deleteMany(tx, [...new Set(own)])
      const results = ids.map((id, originalIndex) =>
        deleted.has(id)
          ? { id, originalIndex, success: true }
          : { id, ...encodeFailure(CouponNotFound({ id }), originalIndex) },
      )
      const successes = results.filter(({ success }) => success).length
      return { results, deleteMetadata: encodeTotals(successes, ids.length) }
    },
  } satisfies Handlers<typeof couponsService, HandlerContext>
}

/** In order, because a code may repeat an earlier one. A client error only fails its item. */
async function createEach(
  specifications: readonly CouponSpecification[],
  create: (one: CouponSpecification) => Promise<string>,
): Promise<(string | Error)[]> {
  const results: (string | Error)[] = []
  for (const one of specifications) {
    results.push(
      await create(one).catch((error: unknown) => {
        if (error instanceof ApplicationError || error instanceof ValidationError) return error
        throw error
      }),
    )
  }
  return results
}
