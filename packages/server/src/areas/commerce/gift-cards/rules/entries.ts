import type { Account, Entry } from '../../ledger/index.ts'
import type { GiftCard } from '../model.ts'

/** The account that a gift card is funded from. For a purchased one, the order has booked it. */
const sources = {
  SOLD: 'CLEARING',
  GIVEN: 'GIFT_CARDS_GIVEN',
  ORDER: null,
} as const satisfies Record<NonNullable<GiftCard['origin']>, Account | null>

/** What issuing a gift card books: from then on it is owed to its holder. */
export function issueEntries({ origin, initialMinor }: GiftCard): Entry[] {
  const source = origin && sources[origin]
  if (!source) return []
  return [
    { account: source, amountMinor: initialMinor },
    { account: 'GIFT_CARDS', amountMinor: -initialMinor },
  ]
}

/** What books that a gift card was spent outside of the shop, where its goods are paid with it; negative: that was voided. */
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

/** What books an amount as income that is not owed any more; negative: that is owed again. */
export const expiryEntries = (amountMinor: number): Entry[] => [
  { account: 'GIFT_CARDS', amountMinor },
  { account: 'GIFT_CARDS_EXPIRED', amountMinor: -amountMinor },
]
