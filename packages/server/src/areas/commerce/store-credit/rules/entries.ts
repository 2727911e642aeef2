import type { Entry } from '../../ledger/index.ts'

/** The ledger entries of manually granted credit; negative when taken back. */
export const giftEntries = (amountMinor: number): Entry[] => [
  { account: 'STORE_CREDIT_GIVEN', amountMinor },
  { account: 'STORE_CREDIT', amountMinor: -amountMinor },
]

/** Books an expired liability as income. */
export const expiryEntries = (amountMinor: number): Entry[] => [
  { account: 'STORE_CREDIT', amountMinor },
  { account: 'STORE_CREDIT_EXPIRED', amountMinor: -amountMinor },
]
