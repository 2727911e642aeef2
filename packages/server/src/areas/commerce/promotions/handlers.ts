import type { Handlers } from '@vitrine/contract/kit'
import {
  promotionCodeFields,
  promotionFields,
  type promotions as promotionsService,
} from '@vitrine/contract/promotions'
import { type PriceSettings, price } from '@vitrine/pricing'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodePaging, type QueryPages } from '../../../transport/query-pages.ts'
import { decodeDrafts, decodeSnapshot, encodePreview } from './codec/preview.ts'
import {
  type CartSelection,
  decodeCartSelection,
  decodeDraft,
  encodeCartsPreview,
  type PricedBasket,
} from './codec/preview-on-carts.ts'
import { applyChanges, decodeNew, encodeCode, encodePromotion } from './codec/promotion.ts'
import { decodeQuery } from './codec/query.ts'
import type { PromotionsFeature } from './index.ts'

export type { CartSelection, PricedBasket }

/** What previews need from other features. */
export interface PreviewSources {
  settingsOf(tx: Tx): Promise<PriceSettings>
  priceCarts(
    tx: Tx,
    wanted: CartSelection,
  ): Promise<{ readonly carts: readonly PricedBasket[]; readonly isComplete: boolean }>
}

/** A named type, so that the type of the whole server stays small enough for declarations. */
export interface PromotionHandlers extends Handlers<typeof promotionsService, HandlerContext> {}

export function promotionHandlers(
  promotions: PromotionsFeature,
  pages: QueryPages,
  sources: PreviewSources,
): PromotionHandlers {
  const show = async (tx: Tx, id: string) => {
    const currency = await promotions.currencyOf(tx)
    return {
      promotion: encodePromotion(await promotions.get(tx, id), { currency, now: tx.now }),
    }
  }
  return {
    createPromotion: async ({ tx, input }) => {
      const draft = decodeNew(input.promotion, await promotions.currencyOf(tx))
      const code = input.code ? { code: input.code, usageLimit: null } : undefined
      const { id } = await promotions.create(tx, 'PROMOTION', draft, code)
      return show(tx, id)
    },
    getPromotion: async ({ tx, input }) => show(tx, input.promotionId),
    queryPromotions: async ({ input, ...call }) => {
      const { tx } = call
      const open = pages.open('promotions', call, input.query)
      const query = decodeQuery(promotionFields, open)
      const currency = await promotions.currencyOf(tx)
      const found = await promotions.query(tx, query)
      return {
        promotions: found.items.map((one) => encodePromotion(one, { currency, now: tx.now })),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    savePromotion: async ({ tx, input: { promotion } }) => {
      const currency = await promotions.currencyOf(tx)
      const { id, revision } = promotion
      await promotions.save(tx, {
        id,
        revision: Number(revision),
        apply: (before) => applyChanges(before, promotion, currency),
      })
      return show(tx, id)
    },
    activatePromotion: async ({ tx, input: { promotionId, active } }) => {
      await promotions.save(tx, { id: promotionId, apply: (before) => ({ ...before, active }) })
      return show(tx, promotionId)
    },
    deletePromotion: async ({ tx, input }) => {
      await promotions.delete(tx, input.promotionId)
      return {}
    },
    ...previewHandlers(promotions, sources),
    createCode: async ({ tx, input: { promotionId, code, usageLimit } }) => ({
      code: encodeCode(
        await promotions.addCode(tx, promotionId, { code, usageLimit: usageLimit ?? null }),
      ),
    }),
    generateCodes: async ({ tx, input: { promotionId, count, prefix, usageLimit } }) => {
      const wanted = { count, prefix: prefix ?? undefined, usageLimit: usageLimit ?? 1 }
      const codes = await promotions.generateCodes(tx, promotionId, wanted)
      return { codes: codes.map(({ code }) => code) }
    },
    queryCodes: async ({ input: { promotionId, query: asked }, ...call }) => {
      const open = pages.open(`promotions/${promotionId}/codes`, call, asked)
      const query = decodeQuery(promotionCodeFields, open)
      const found = await promotions.queryCodes(call.tx, promotionId, query)
      return {
        codes: found.items.map(encodeCode),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    deleteCode: async ({ tx, input: { promotionId, codeId } }) => {
      await promotions.deleteCode(tx, promotionId, codeId)
      return {}
    },
  }
}

const previewHandlers = (promotions: PromotionsFeature, sources: PreviewSources) =>
  ({
    previewPromotions: async ({ tx, input }) => {
      const currency = await promotions.currencyOf(tx)
      const [now, codes] = [input.at ?? tx.now, input.codes ?? []]
      const drafts = decodeDrafts(input, currency)
      const buyer = { memberId: input.memberId ?? undefined }
      const stored =
        input.withStored === false ? [] : await promotions.active(tx, { codes, buyer, now })
      const draftIds = new Set(drafts.map(({ id }) => id))
      const all = [...stored.filter(({ id }) => !draftIds.has(id)), ...drafts]
      const settings = await sources.settingsOf(tx)
      const context = { currency, now, promotions: all, settings }
      return encodePreview(price(decodeSnapshot(input, context)), context)
    },
    previewOnCarts: async ({ tx, input }) => {
      const currency = await promotions.currencyOf(tx)
      const { draft, codes } = decodeDraft(input, currency)
      const basket = { codes, buyer: {}, now: tx.now }
      const stored = input.withStored === false ? [] : await promotions.active(tx, basket)
      const priced = await sources.priceCarts(tx, {
        ...decodeCartSelection(input, { currency, now: tx.now }),
        promotions: [...stored.filter(({ id }) => id !== draft.id), draft],
        codes,
      })
      return encodeCartsPreview(input, priced, { promotionId: draft.id, currency })
    },
  }) satisfies Pick<
    Handlers<typeof promotionsService, HandlerContext>,
    'previewPromotions' | 'previewOnCarts'
  >
