import type { GiftCard } from '../model.ts'

const isUnspent = ({ balanceMinor, initialMinor }: GiftCard) => balanceMinor === initialMinor

/**
 * Chooses the gift cards of each line to cancel for so many pieces: those with their full balance. If there
 * are fewer, reports the spent ones. A line without gift cards was not paid yet.
 */
export function chooseUnspent(
  issued: readonly GiftCard[],
  pieces: ReadonlyMap<string, number>,
): { readonly cards: readonly GiftCard[]; readonly spent: readonly GiftCard[] } {
  const left = issued.filter(({ cancelledDate }) => cancelledDate === null)
  const lines = [...pieces].map(([lineId, count]) => {
    const own = left.filter(({ sold }) => sold?.lineId === lineId)
    const unspent = own.filter(isUnspent)
    const isShort = unspent.length < Math.min(count, own.length)
    return {
      cards: unspent.slice(0, count),
      spent: isShort ? own.filter((card) => !isUnspent(card)) : [],
    }
  })
  return {
    cards: lines.flatMap(({ cards }) => cards),
    spent: lines.flatMap(({ spent }) => spent),
  }
}
