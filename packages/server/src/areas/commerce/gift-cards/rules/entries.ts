import type { Account, Entry } from '../../ledger/index.ts'
import type { GiftCard } from '../model.ts'

/** The account that a gift card is funded from. For a purchased one, the order has booked it. */
const sources = {
  SOLD: 'CLEARING',
  GIVEN: 'GIFT_CARDS_GIVEN',
  ORDER: null,
} as const satisfies Record<NonNullable<GiftCard['origin']>, Account | null>

/** The entries of issuing a gift card, after which the shop owes its amount to the holder. */
export function issueEntries({ origin, initialMinor }: GiftCard): Entry[] {
  const source = origin && sources[origin]
  if (!source) return []
  return [
    { account: source, amountMinor: initialMinor },
    { account: 'GIFT_CARDS', amountMinor: -initialMinor },
  ]
}

/** The entries of spending a gift card outside of the shop, which also pays for the goods there; negative: voided. */
export const externalEntries = (amountMinor: number): Entry[] => [
  { account: 'GIFT_CARDS', amountMinor },
  { account: 'CLEARING', amountMinor: -amountMinor },
]

/** The liability that ended with the expiry of a gift card; 0 before. */
export const expiredMinor = (
  { origin, expirationDate, balanceMinor }: GiftCard,
  now: Date,
): number =>
  origin !== null && expirationDate !== null && expirationDate <= now ? balanceMinor : 0

/** The entries of an expired amount, which becomes income; negative: owed again. */
export const expiryEntries = (amountMinor: number): Entry[] => [
  { account: 'GIFT_CARDS', amountMinor },
  { account: 'GIFT_CARDS_EXPIRED', amountMinor: -amountMinor },
]
