import { normalizeCode, type PriceResult, type Promotion } from '@vitrine/pricing'
import type { UselessCode } from '../model/estimate.ts'

/** Codes without effect, with reasons. Free delivery applies once a delivery with a price is chosen. */
export const uselessCodesOf = (
  codes: readonly string[],
  promotions: readonly Promotion[],
  result: PriceResult,
): UselessCode[] => codes.flatMap((code) => uselessCodeOf(code, promotions, result))

function uselessCodeOf(
  code: string,
  promotions: readonly Promotion[],
  { verdicts, discounts }: PriceResult,
): UselessCode[] {
  const key = normalizeCode(code)
  const promotion = promotions.find((one) => one.code && normalizeCode(one.code) === key)
  if (!promotion) return [{ code, reason: 'code-unknown' }]
  if (discounts.some(({ promotionId }) => promotionId === promotion.id)) return []
  const verdict = verdicts.find(
    ({ subject, id, applies }) => subject === 'promotion' && id === promotion.id && !applies,
  )
  if (!verdict || verdict.reason === 'no-delivery-cost') return []
  const { reason, have, need } = verdict
  return [
    { code, reason, ...(have !== undefined && { have }), ...(need !== undefined && { need }) },
  ]
}
