import type {
  DraftDelivery as WireDelivery,
  DraftDiscount as WireDiscount,
  DraftFee as WireFee,
} from '@vitrine/contract/draft-orders'
import { violation } from '@vitrine/contract/kit'
import { compareDecimals } from '@vitrine/money'
import { newId } from '../../../../platform/ids.ts'
import type { DraftDelivery, DraftDiscount, DraftFee, DraftLine } from '../model.ts'

/** Maximum number of decimals of a percentage in the price engine. */
const PERCENT_DIGITS = 6

/** Manual discounts to save; existing ones retain their ids. */
export const savedDiscounts = (
  sent: readonly WireDiscount[],
  lines: readonly DraftLine[],
): DraftDiscount[] => sent.map((one, at) => savedDiscount(one, `discounts[${at}]`, lines))

function savedDiscount(
  { id, name, percent = null, amount = null, lineId = null, applied }: WireDiscount,
  path: string,
  lines: readonly DraftLine[],
): DraftDiscount {
  if ((percent === null) === (amount === null)) {
    throw violation(path, 'REQUIRED_ONE_OF_FIELD', 'give one of percent and amount')
  }
  if (percent !== null) checkPercent(percent, `${path}.percent`)
  if (lineId !== null && !lines.some((line) => line.id === lineId)) {
    throw violation(`${path}.lineId`, 'OTHER', 'is no line of this draft order')
  }
  return { id: id ?? newId(), name, percent, amountMinor: amount, lineId, applied: applied ?? true }
}

function checkPercent(percent: string, field: string): void {
  const digits = percent.split('.')[1]?.length ?? 0
  const isFine =
    compareDecimals(percent, '0') > 0 &&
    compareDecimals(percent, '100') <= 0 &&
    digits <= PERCENT_DIGITS
  if (!isFine)
    throw violation(field, 'OTHER', 'must be more than 0 and at most 100, such as "12.5"')
}

export const savedFees = (sent: readonly WireFee[]): DraftFee[] =>
  sent.map(({ id, name, amount, applied }) => ({
    id: id ?? newId(),
    name,
    amountMinor: amount,
    applied: applied ?? true,
  }))

export function savedDelivery({ kind, optionId, title, price }: WireDelivery): DraftDelivery {
  if (kind === 'NONE') return { kind }
  if (kind === 'OPTION') {
    if (!optionId) throw violation('delivery.optionId', 'REQUIRED_FIELD', 'is needed with OPTION')
    return { kind, optionId }
  }
  if (!title) throw violation('delivery.title', 'REQUIRED_FIELD', 'is needed with CUSTOM')
  return { kind, title, amountMinor: price ?? 0 }
}
