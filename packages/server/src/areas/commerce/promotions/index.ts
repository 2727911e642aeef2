import type { ResultPage } from '../../../platform/db/result-page.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { UndoHandler } from '../../site/undo/index.ts'
import type { PromotionCode, PromotionDraft, PromotionQuery, Source } from './model.ts'
import { codeKeyOf } from './rules/codes.ts'
import * as claims from './service/claims.ts'
import * as codes from './service/codes.ts'
import type { PromotionsDeps } from './service/deps.ts'
import * as carts from './service/for-carts.ts'
import * as service from './service/promotions.ts'
import { undoPromotions } from './service/undo.ts'
import { findCodeByKey, findCodesOf, queryCodes } from './store/codes.ts'
import { findCounted, queryPromotions } from './store/query-promotions.ts'

export type * from './model.ts'
export { statusAt } from './rules/status.ts'
export type { Basket, FoundCode } from './service/for-carts.ts'

type NewCode = Pick<PromotionCode, 'code' | 'usageLimit'>

function undoHandlersOf(deps: PromotionsDeps) {
  const undo: UndoHandler = (tx, facts) => undoPromotions(tx, deps, facts)
  return { promotion: undo, promotion_code: undo }
}

export type PromotionsFeature = ReturnType<typeof createPromotions>

/** Discounts, automatic and by code: their settings for merchants, their use in carts, their counters for orders. */
export function createPromotions(deps: PromotionsDeps) {
  return {
    currencyOf: deps.currencyOf,
    /** How changes of promotions and codes are reverted, by entity of the ledger. */
    undoHandlers: undoHandlersOf(deps),
    /** Creates a promotion, and its first code if given. */
    create: (tx: Tx, source: Source, draft: PromotionDraft, code?: NewCode) =>
      codes.createWithCode(tx, deps, { source, draft, code }),
    save: (tx: Tx, change: Parameters<typeof service.savePromotion>[2]) =>
      service.savePromotion(tx, deps, change),
    get: service.getPromotion,
    find: findCounted,
    query: queryPromotions,
    delete: (tx: Tx, id: string) => service.deletePromotion(tx, deps, id),
    deleteMany: (tx: Tx, ids: readonly string[]) => service.deletePromotions(tx, deps, ids),
    addCode: (tx: Tx, id: string, code: NewCode) => codes.addCode(tx, deps, id, code),
    generateCodes: (tx: Tx, id: string, wanted: Parameters<typeof codes.generateCodes>[3]) =>
      codes.generateCodes(tx, deps, id, wanted),
    changeCode: (tx: Tx, id: string, code: string) => codes.changeCode(tx, deps, id, code),
    firstCodes: (tx: Tx, ids: readonly string[]) => findCodesOf(tx, ids, 1),
    /** The codes of a promotion; throws when there is no such promotion. */
    async queryCodes(
      tx: Tx,
      id: string,
      query: PromotionQuery,
    ): Promise<ResultPage<PromotionCode>> {
      await service.getPromotion(tx, id)
      return queryCodes(tx, id, query)
    },
    deleteCode: (tx: Tx, id: string, codeId: string) => codes.deleteCode(tx, deps, id, codeId),
    /** The promotions that could apply to a basket, in the form of the price engine. */
    active: (tx: Tx, basket: carts.Basket) => carts.activePromotions(tx, deps, basket),
    findCode: carts.findCode,
    /** The id of a code, whether or not it can still be used. */
    findCodeId: async (tx: Tx, code: string): Promise<string | undefined> =>
      (await findCodeByKey(tx, codeKeyOf(code)))?.id,
    claim: claims.claim,
    release: claims.release,
  }
}
