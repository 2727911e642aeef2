import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { endOf, minorOf } from '../gift-cards/form.ts'

/** The credit form. The date has the format of HTML; empty means none. */
export interface CreditForm {
  readonly amount: string
  readonly reason: string
  readonly until: string
}

export const emptyCredit: CreditForm = { amount: '', reason: '', until: '' }

export function checkCredit(
  { amount, reason, until }: CreditForm,
  { customer }: Messages,
  money: Money,
  now: Date,
): Errors {
  const { wrong } = customer.credit
  return {
    ...(minorOf(amount, money) === undefined && { amount: wrong.amount }),
    ...(reason.trim() === '' && { reason: wrong.reason }),
    ...(until !== '' && endOf(until) <= now && { until: wrong.past }),
  }
}

/** The credit of a valid form. */
export const creditOf = (
  form: CreditForm,
  memberId: string,
  money: Money,
): InputOf<'storeCredit.giveStoreCredit'>['storeCredit'] => ({
  memberId,
  amount: minorOf(form.amount, money) ?? 0,
  reason: form.reason.trim(),
  expirationDate: form.until === '' ? null : endOf(form.until),
})
