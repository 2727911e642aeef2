import { readQuery } from '@vitrine/contract/catalog'
import {
  DiscountRuleNotFound,
  DiscountRuleRevisionStale,
  discountRuleFields,
  MaxCustomTriggerAppsExceeded,
  MaxDiscountRulesReached,
  MaxQuantityBasedDiscountsReached,
  type discountRules as rulesService,
} from '@vitrine/contract/discount-rules'
import { ApplicationError, type Handlers } from '@vitrine/contract/kit'
import {
  PromotionRevisionStale,
  TooManyPromotions,
  TooManyQuantityPrices,
  TooManyTriggerApps,
} from '@vitrine/contract/promotions'
import type {
  CountedPromotion,
  PromotionQuery,
  PromotionsFeature,
} from '../../../areas/commerce/promotions/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { PagedQuery, QueryPages } from '../../../transport/query-pages.ts'
import { applyToRule, decodeRule, encodeRule } from '../codec/discount-rule.ts'
import { renameFields } from '../codec/rename-fields.ts'

/** Translates refusals to the errors of this form. */
function inWordsOfRules(error: unknown): never {
  const code = error instanceof ApplicationError ? error.definition.code : ''
  const { data = {} } = error instanceof ApplicationError ? error : {}
  if (code === TooManyPromotions.code) throw MaxDiscountRulesReached()
  if (code === TooManyQuantityPrices.code) throw MaxQuantityBasedDiscountsReached()
  if (code === TooManyTriggerApps.code) throw MaxCustomTriggerAppsExceeded()
  if (code === PromotionRevisionStale.code) throw DiscountRuleRevisionStale(data)
  throw error
}

const names = { 'activeTimeInfo.start': 'startDate', 'activeTimeInfo.end': 'endDate' } as const
const onlyRules = {
  kind: 'test',
  field: 'source',
  operator: '$eq',
  value: 'DISCOUNT_RULE',
} as const

function decodeRuleQuery({ query, walk }: PagedQuery): PromotionQuery {
  const read = readQuery(discountRuleFields, query)
  const renamed: Readonly<Record<string, string>> = names
  const sort = read.sort.map((one) => ({ ...one, field: renamed[one.field] ?? one.field }))
  return {
    ...read,
    filter: { kind: 'and', parts: [onlyRules, renameFields(read.filter, renamed)] },
    sort: sort.length > 0 ? sort : [{ field: 'ownId', descending: false }],
    walk,
  }
}

export function discountRuleHandlers(promotions: PromotionsFeature, pages: QueryPages) {
  const find = async (tx: Tx, id: string): Promise<CountedPromotion> => {
    const found = (await promotions.find(tx, [id])).get(id.toLowerCase())
    if (found?.source !== 'DISCOUNT_RULE') throw DiscountRuleNotFound({ discountRuleId: id })
    return found
  }
  const show = async (tx: Tx, id: string) => ({
    discountRule: encodeRule(await find(tx, id), tx.now),
  })
  return {
    createDiscountRule: async ({ tx, input }) => {
      const draft = decodeRule(input.discountRule)
      const { id } = await promotions.create(tx, 'DISCOUNT_RULE', draft).catch(inWordsOfRules)
      return show(tx, id)
    },
    getDiscountRule: async ({ tx, input }) => show(tx, input.discountRuleId),
    updateDiscountRule: async ({ tx, input: { discountRule } }) => {
      const { id, revision } = discountRule
      const draft = applyToRule(await find(tx, id), discountRule, tx.now)
      await promotions
        .save(tx, { id, revision: Number(revision), apply: () => draft })
        .catch(inWordsOfRules)
      return show(tx, id)
    },
    deleteDiscountRule: async ({ tx, input }) => {
      await find(tx, input.discountRuleId)
      await promotions.delete(tx, input.discountRuleId)
      return {}
    },
    queryDiscountRules: async ({ input, ...call }) => {
      const byCursor = input.query?.paging
        ? input.query
        : { ...input.query, cursorPaging: input.query?.cursorPaging ?? {} }
      const open = pages.open('discount-rules', call, byCursor)
      const query = decodeRuleQuery(open)
      const found = await promotions.query(call.tx, query)
      const { count, offset, total, cursors } = open.metadata(query, found)
      const hasNext = cursors ? cursors.next !== undefined : offset + count < total
      return {
        discountRules: found.items.map((one) => encodeRule(one, call.tx.now)),
        pagingMetadata: { count, cursors: cursors ?? {}, hasNext },
      }
    },
  } satisfies Handlers<typeof rulesService, HandlerContext>
}
