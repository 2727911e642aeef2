import type { GiftCard, giftCardOrigins } from '@vitrine/contract/gift-cards'
import { toMinorUnits } from '@vitrine/money'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'

type Origin = (typeof giftCardOrigins)[number]

/** The gift card form. Dates have the format of HTML; empty means none. */
export interface GiftCardForm {
  readonly amount: string
  readonly origin: Origin
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly message: string
  readonly sendDate: string
  readonly until: string
  readonly note: string
}

export const emptyGiftCard: GiftCardForm = {
  amount: '',
  origin: 'GIVEN',
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  message: '',
  sendDate: '',
  until: '',
  note: '',
}

/** A moment's date in the reader's time zone. */
function dayOf(moment: Date | null): string {
  if (!moment) return ''
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 10)
}

export const formOf = (card: GiftCard): GiftCardForm => ({
  ...emptyGiftCard,
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail ?? '',
  senderName: card.senderName,
  message: card.message,
  until: dayOf(card.expirationDate),
  note: card.note,
})

/** In minor units; undefined unless it is an amount above 0. */
export function minorOf(typed: string, { currency, digits }: Money): number | undefined {
  const { value } = parseAmount(typed, digits)
  if (value === undefined) return undefined
  const minor = Number(toMinorUnits(value, currency))
  return minor > 0 ? minor : undefined
}

/** The end of the chosen day in the reader's time zone. */
export const endOf = (day: string) => new Date(`${day}T23:59:59`)

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function checkGiftCard(
  form: GiftCardForm,
  { giftCards: { wrong } }: Messages,
  money: Money,
  { now, isNew }: { readonly now: Date; readonly isNew: boolean },
): Errors {
  const email = form.recipientEmail.trim()
  return {
    ...(isNew && minorOf(form.amount, money) === undefined && { amount: wrong.amount }),
    ...(email !== '' && !emailForm.test(email) && { recipientEmail: wrong.email }),
    ...(isNew && form.sendDate !== '' && email === '' && { recipientEmail: wrong.noRecipient }),
    ...(isNew && form.until !== '' && endOf(form.until) <= now && { until: wrong.past }),
  }
}

const shared = (form: GiftCardForm) => ({
  recipientName: form.recipientName.trim(),
  recipientEmail: form.recipientEmail.trim() || null,
  senderName: form.senderName.trim(),
  message: form.message.trim(),
  expirationDate: form.until === '' ? null : endOf(form.until),
  note: form.note.trim(),
})

/** The gift card of a valid form. */
export const newOf = (
  form: GiftCardForm,
  money: Money,
): InputOf<'giftCards.issueGiftCard'>['giftCard'] => ({
  ...shared(form),
  amount: minorOf(form.amount, money) ?? 0,
  origin: form.origin,
  sendDate: form.sendDate === '' ? null : new Date(form.sendDate),
})

export const changesOf = (form: GiftCardForm, id: string): InputOf<'giftCards.updateGiftCard'> => ({
  id,
  ...shared(form),
})
