import { fromMinorUnits, toMinorUnits } from '@vitrine/money'
import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import type { Errors } from '../../shared/use-form.ts'

export type ReturnSettings = OutputOf<'returns.getReturnSettings'>['settings']

/** The currency of the site. */
export interface Money {
  readonly currency: string
  readonly exponent: number
}

/** The settings as they are typed. */
export interface SettingsForm
  extends Pick<
    ReturnSettings,
    'active' | 'costPaidBy' | 'address' | 'instructions' | 'excludedProductIds'
  > {
  readonly windowDays: string
  readonly withdrawalDays: string
  /** One a line. */
  readonly reasons: string
  readonly returnFee: string
}

const MAX_DAYS = 3650
const MIN_WITHDRAWAL_DAYS = 14
const MAX_REASONS = 20
const MAX_REASON = 100

export const formOf = (
  { windowDays, withdrawalDays, reasons, returnFee, ...others }: ReturnSettings,
  { currency }: Money,
): SettingsForm => ({
  ...others,
  windowDays: String(windowDays),
  withdrawalDays: String(withdrawalDays),
  reasons: reasons.join('\n'),
  returnFee: returnFee > 0 ? fromMinorUnits(BigInt(returnFee), currency) : '',
})

const daysOf = (text: string, least: number): number | undefined => {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return days >= least && days <= MAX_DAYS ? days : undefined
}

const reasonsOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

const feeOf = (text: string, { currency, exponent }: Money): number | undefined => {
  if (text.trim() === '') return 0
  const { value } = parseAmount(text, exponent)
  return value === undefined ? undefined : Number(toMinorUnits(value, currency))
}

export function checkSettings(form: SettingsForm, money: Money, { returns }: Messages): Errors {
  const { settings: texts } = returns
  const reasons = reasonsOf(form.reasons)
  const isLong = reasons.length > MAX_REASONS || reasons.some((one) => one.length > MAX_REASON)
  return {
    ...(daysOf(form.windowDays, 1) === undefined && { windowDays: texts.wrongDays({ n: 1 }) }),
    ...(daysOf(form.withdrawalDays, MIN_WITHDRAWAL_DAYS) === undefined && {
      withdrawalDays: texts.wrongDays({ n: MIN_WITHDRAWAL_DAYS }),
    }),
    ...(isLong && { reasons: texts.tooManyReasons }),
    ...(feeOf(form.returnFee, money) === undefined && { returnFee: texts.wrongFee }),
  }
}

/** The settings of a validated form. */
export const settingsOf = (
  { windowDays, withdrawalDays, reasons, returnFee, ...others }: SettingsForm,
  money: Money,
): InputOf<'returns.updateReturnSettings'>['settings'] => ({
  ...others,
  excludedProductIds: [...others.excludedProductIds],
  address: others.address.trim(),
  instructions: others.instructions.trim(),
  windowDays: Number(windowDays),
  withdrawalDays: Number(withdrawalDays),
  reasons: reasonsOf(reasons),
  returnFee: feeOf(returnFee, money) ?? 0,
})
