import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'

/** The price of the goods from which on delivery is free; null where nothing is typed. */
export const freeFromOf = (text: string, { digits }: Money): string | null =>
  parseAmount(text, digits).value ?? null

export const checkFreeFrom = (text: string, { delivery }: Messages, money: Money): Errors =>
  text.trim() !== '' && freeFromOf(text, money) === null ? { freeFrom: delivery.wrong.amount } : {}
