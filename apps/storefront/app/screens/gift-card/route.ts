import type { GiftCardBalance } from '@vitrine/contract/gift-cards'
import { formatExactMoney, fromMinorUnits } from '@vitrine/money'
import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../../flow/errors.ts'
import type { RequestContext } from '../../request/context.ts'
import type { PageResult, Route } from '../screen.ts'

export type GiftCardProps = {
  /** The refused input. */
  typed: string
  balance?: BalanceView
  errors: Errors
}

/** The balance, for the holder of the code. */
export type BalanceView = {
  lastFour: string
  /** Formatted in the reader's language. */
  amount: string
  status: GiftCardBalance['status']
  /** In words; empty: it does not expire. */
  until: string
}

const MIN_LENGTH = 8
const MAX_LENGTH = 40

/** The balance of a gift card. The operation limits the tries per network. */
export const giftCardRoute: Route<GiftCardProps> = {
  load: async (context) => page(context, { typed: '', errors: {} }),
  act: async (context, form) => {
    const { giftCardBalance: texts } = context.messages
    const typed = String(form.get('code') ?? '').trim()
    if (typed === '') return page(context, { typed, errors: { code: texts.missing } })
    if (typed.length < MIN_LENGTH || typed.length > MAX_LENGTH) {
      return page(context, { typed, errors: { code: texts.unknown } })
    }
    try {
      const { giftCard } = await context.newBuyer().giftCards.checkGiftCard({ code: typed })
      return page(context, { typed: '', balance: viewBalance(context, giftCard), errors: {} })
    } catch (error) {
      return page(context, { typed, errors: errorsOf(context, error) })
    }
  },
}

function errorsOf({ messages }: RequestContext, error: unknown): Errors {
  if (!(error instanceof VitrineError)) throw error
  if (error.code === 'GIFT_CARD_NOT_FOUND') return { code: messages.giftCardBalance.unknown }
  if (error.status === 429) return { form: messages.giftCardBalance.throttled }
  throw error
}

function viewBalance({ messages }: RequestContext, card: GiftCardBalance): BalanceView {
  const { locale } = messages
  const { balance, currency, expirationDate, lastFour, status } = card
  const value = fromMinorUnits(BigInt(balance), currency)
  return {
    lastFour,
    status,
    amount: formatExactMoney({ value, currency, locale }),
    until: expirationDate ? dayOf(expirationDate, locale) : '',
  }
}

const dayOf = (date: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)

const page = (
  { messages, site }: RequestContext,
  props: GiftCardProps,
): PageResult<GiftCardProps> => ({
  kind: 'page',
  head: { title: `${messages.layout.giftCard} – ${site.name}` },
  props,
})
