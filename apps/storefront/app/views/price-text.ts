import { formatExactMoney } from '@vitrine/money'
import type { Messages } from '../messages/index.ts'
import { isFree, type PriceView } from './price.ts'

/** A price as text: zero is shown as free everywhere. */
export const priceText = (price: PriceView, messages: Messages): string =>
  isFree(price)
    ? messages.states.free
    : formatExactMoney({
        value: price.value,
        currency: price.currency,
        locale: messages.locale,
      })
