import type {
  CustomerConsent,
  Customer as WireCustomer,
  CustomerSummary as WireSummary,
} from '@vitrine/contract/customers'
import { currencyExponent } from '@vitrine/money'
import type { Customer, CustomerSummary } from './model.ts'

export const encodeSummary = (customer: CustomerSummary, currency: string): WireSummary => ({
  id: customer.id,
  kind: customer.memberId === null ? 'GUEST' : 'MEMBER',
  memberId: customer.memberId,
  email: customer.email,
  name: customer.name,
  country: customer.country,
  orders: customer.orders,
  spent: customer.spent[currency] ?? 0,
  currency,
  exponent: currencyExponent(currency),
  firstOrderDate: customer.firstOrderDate,
  lastOrderDate: customer.lastOrderDate,
  tags: [...customer.tags],
  createdDate: customer.createdDate,
})

interface Details {
  readonly emails: readonly string[]
  readonly consents: readonly CustomerConsent[]
}

export const encodeCustomer = (
  customer: Customer,
  { emails, consents }: Details,
  currency: string,
): WireCustomer => ({
  ...encodeSummary(customer, currency),
  revision: customer.revision,
  note: customer.note,
  emails: [...emails],
  spending: [currency, ...Object.keys(customer.spent).filter((one) => one !== currency)].map(
    (one) => ({
      currency: one,
      exponent: currencyExponent(one),
      spent: customer.spent[one] ?? 0,
    }),
  ),
  consents: [...consents],
})
