import type { Entry } from '../../ledger/index.ts'

/** What is booked of credit that was given by hand; negative: it was taken back. */
export const giftEntries = (amountMinor: number): Entry[] => [
  { account: 'STORE_CREDIT_GIVEN', amountMinor },
  { account: 'STORE_CREDIT', amountMinor: -amountMinor },
]

/** What is not owed any more, because its time is over, becomes income. */
export const expiryEntries = (amountMinor: number): Entry[] => [
  { account: 'STORE_CREDIT', amountMinor },
  { account: 'STORE_CREDIT_EXPIRED', amountMinor: -amountMinor },
]
