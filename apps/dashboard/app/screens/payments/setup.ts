import type { OperationName, OutputOf } from '../../api/client.ts'

export type PaymentMethod = OutputOf<'payments.listMethods'>['methods'][number]
export type OrderSettings = OutputOf<'sites.getSettings'>['settings']['orders']

/** Queries that are invalidated after a change of payment methods. */
export const staleReads: readonly OperationName[] = ['payments.listMethods']

/** Whether it has a bank account and days to pay. */
export const hasAccount = (provider: PaymentMethod['provider']): boolean =>
  provider === 'BANK_TRANSFER' || provider === 'INVOICE'
