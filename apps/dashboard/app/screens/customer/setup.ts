import type { OperationName, OutputOf } from '../../api/client.ts'

export type Customer = OutputOf<'customers.getCustomer'>['customer']
export type CustomerOrder = OutputOf<'customers.listCustomerOrders'>['orders'][number]

/** Queries that are invalidated after a change of a customer. */
export const staleCustomers: readonly OperationName[] = [
  'customers.getCustomer',
  'customers.queryCustomers',
  'customers.listCustomerOrders',
]

/** Queries that are invalidated after a change of store credit. */
export const staleCredit: readonly OperationName[] = ['storeCredit.getMemberStoreCredit']

/** The display name of a customer. */
export const nameOf = ({ name, email }: Pick<Customer, 'name' | 'email'>, noName: string): string =>
  name || email || noName

/** In minor units; 0 without orders. */
export const averageOf = ({ orders, spent }: Pick<Customer, 'orders' | 'spent'>): number =>
  orders > 0 ? Math.round(spent / orders) : 0

/** A country's name in a language. */
export const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
