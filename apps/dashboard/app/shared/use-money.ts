import { currencyDigits } from './format.ts'
import { useOperation } from './use-operation.ts'

/** How the site writes prices. */
export interface Money {
  readonly currency: string
  readonly locale: string
  /** Behind the point: 2 for EUR, 0 for JPY. */
  readonly digits: number
}

/** How this site writes prices; dollars until that is known. */
export function useMoney(): Money {
  const { currency = 'USD', locale = 'en' } =
    useOperation('sites.getSettings', {}).data?.settings ?? {}
  return { currency, locale, digits: currencyDigits(currency) }
}
