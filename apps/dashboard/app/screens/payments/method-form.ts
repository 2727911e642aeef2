import { currencyExponent, fromMinorUnits, isLess, toMinorUnits } from '@vitrine/money'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { hasAccount, type PaymentMethod } from './setup.ts'

/** The format of amounts. */
type Shop = Pick<Money, 'currency'>

type MethodToSave = InputOf<'payments.saveMethod'>['method']

/** The form of a payment method. */
export interface MethodForm {
  readonly provider: PaymentMethod['provider']
  readonly name: string
  readonly description: string
  readonly instructions: string
  readonly active: boolean
  readonly countries: readonly string[]
  readonly minTotal: string
  readonly maxTotal: string
  readonly delivery: PaymentMethod['delivery']
  readonly dueDays: string
  readonly holder: string
  readonly iban: string
  readonly bic: string
}

export const emptyMethod: MethodForm = {
  provider: 'BANK_TRANSFER',
  name: '',
  description: '',
  instructions: '',
  active: true,
  countries: [],
  minTotal: '',
  maxTotal: '',
  delivery: 'ANY',
  dueDays: '14',
  holder: '',
  iban: '',
  bic: '',
}

/** Props of the form's parts. */
export interface MethodFieldsProps {
  readonly form: MethodForm
  readonly set: (change: Partial<MethodForm>) => void
  readonly errors: Errors
  readonly money: Money
}

const amountText = (minor: number | null, currency: string): string =>
  minor === null ? '' : fromMinorUnits(BigInt(minor), currency)

/** Limits are in the shop’s currency. */
export const methodFormOf = (method: PaymentMethod, { currency }: Shop): MethodForm => ({
  provider: method.provider,
  name: method.name,
  description: method.description,
  instructions: method.instructions,
  active: method.active,
  countries: method.countries,
  minTotal: amountText(method.minTotal, currency),
  maxTotal: amountText(method.maxTotal, currency),
  delivery: method.delivery,
  dueDays: String(method.dueDays),
  holder: method.account?.holder ?? '',
  iban: method.account?.iban ?? '',
  bic: method.account?.bic ?? '',
})

const isBlank = (text: string): boolean => text.trim() === ''

export function checkMethod(form: MethodForm, messages: Messages, { currency }: Shop): Errors {
  const { wrong } = messages.payments
  const digits = currencyExponent(currency)
  const [min, max] = [form.minTotal, form.maxTotal].map((text) => parseAmount(text, digits).value)
  const isWrong = (text: string, value: string | undefined) => !isBlank(text) && value === undefined
  const isBackwards = min !== undefined && max !== undefined && isLess(max, min)
  return {
    ...(isBlank(form.name) && { name: messages.field.required }),
    ...(isWrong(form.minTotal, min) && { minTotal: wrong.amount }),
    ...(isBackwards && { maxTotal: wrong.range }),
    ...(isWrong(form.maxTotal, max) && { maxTotal: wrong.amount }),
    ...(hasAccount(form.provider) && checkTransfer(form, messages)),
  }
}

/** The server validates the IBAN. */
function checkTransfer(form: MethodForm, { payments: { wrong } }: Messages): Errors {
  const isDays = /^\d{1,3}$/.test(form.dueDays.trim()) && Number(form.dueDays) <= 365
  const hasPart = [form.holder, form.iban, form.bic].some((text) => !isBlank(text))
  return {
    ...(!isDays && { dueDays: wrong.days }),
    ...(hasPart && isBlank(form.holder) && { holder: wrong.holder }),
    ...(hasPart && form.iban.trim().length < 5 && { iban: wrong.iban }),
  }
}

/** The payment method of a valid form. */
export function methodOf(
  form: MethodForm,
  { currency }: Shop,
  stored: PaymentMethod | undefined,
): MethodToSave {
  const minorOf = (text: string): number | null => {
    const { value } = parseAmount(text, currencyExponent(currency))
    return value === undefined ? null : Number(toMinorUnits(value, currency))
  }
  const isTransfer = hasAccount(form.provider)
  return {
    ...(stored && { id: stored.id, revision: stored.revision }),
    provider: form.provider,
    name: form.name.trim(),
    description: form.description.trim(),
    instructions: form.instructions.trim(),
    active: form.active,
    countries: [...form.countries],
    minTotal: minorOf(form.minTotal),
    maxTotal: minorOf(form.maxTotal),
    delivery: form.delivery,
    ...(isTransfer && { dueDays: Number(form.dueDays) }),
    account:
      isTransfer && !isBlank(form.iban)
        ? { holder: form.holder.trim(), iban: form.iban.trim(), bic: form.bic.trim() }
        : null,
  }
}

/** The ids with one moved by one position; undefined if it is at the end already. */
export function movedIds(
  ids: readonly string[],
  id: string,
  by: -1 | 1,
): readonly string[] | undefined {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return undefined
  return ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
