import { formatExactMoney } from '@vitrine/money'
import type { ReactNode } from 'react'
import { useUiLocale, useUiMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'

export type MoneyProps = {
  /** Exact decimal string, such as "84.00". */
  value: string
  currency: string
  /** Defaults to the language of the page's messages. */
  locale?: string
  /** The price before the sale; shown struck, and read as "was". */
  was?: string
  /** After the price, such as "/ litre". */
  per?: ReactNode
  className?: string
}

export function Money({ value, currency, locale, was, per, className = '' }: MoneyProps) {
  const messages = useUiMessages()
  const pageLocale = useUiLocale()
  const write = (amount: string) =>
    formatExactMoney({ value: amount, currency, locale: locale ?? pageLocale })
  // Server and browser may have different locale data: keeps the server's text.
  if (was === undefined || write(was) === write(value)) {
    return (
      <span className={`v-money v-num ${className}`.trim()}>
        {write(value)}
        {per && <span className="v-money-per"> {per}</span>}
      </span>
    )
  }
  return (
    <span className={`v-money v-num ${className}`.trim()}>
      <s className="v-money-was">
        <VisuallyHidden>{messages.price.was} </VisuallyHidden>
        {write(was)}
      </s>{' '}
      <span>
        <VisuallyHidden>{messages.price.now} </VisuallyHidden>
        {write(value)}
      </span>
      {per && <span className="v-money-per"> {per}</span>}
    </span>
  )
}
