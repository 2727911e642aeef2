import type { giftCards as giftCardsService } from '@vitrine/contract/gift-cards'
import { type Handlers, violation } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodePaging, type QueryPages } from '../../../transport/query-pages.ts'
import { repeatable } from '../cart/index.ts'
import { keyOf } from '../payments/index.ts'
import {
  decodeChanges,
  decodeNew,
  decodeQuery,
  encodeBalance,
  encodeGiftCard,
  encodeMovement,
} from './codec.ts'
import type { GiftCardsFeature } from './index.ts'

export const giftCardsHandlers = (giftCards: GiftCardsFeature, pages: QueryPages) =>
  ({
    issueGiftCard: async (call) => {
      const { tx, input } = call
      const { expirationDate } = input.giftCard
      if (expirationDate && expirationDate <= tx.now) {
        throw violation('giftCard.expirationDate', 'MIN', 'must be in the future')
      }
      const key = keyOf(repeatable(call))
      const { card, code } = await giftCards.issue(tx, decodeNew(input), key)
      return { giftCard: encodeGiftCard(card, tx.now), code }
    },
    queryGiftCards: async ({ input, ...call }) => {
      const { tx } = call
      const open = pages.open('gift-cards', call, input.query)
      const query = decodeQuery(open)
      const found = await giftCards.query(tx, query)
      return {
        giftCards: found.items.map((card) => encodeGiftCard(card, tx.now)),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    getGiftCard: async ({ tx, input }) => {
      const card = await giftCards.get(tx, input.id)
      const movements = await giftCards.movements(tx, card.id)
      return {
        giftCard: encodeGiftCard(card, tx.now),
        movements: movements.map(encodeMovement),
      }
    },
    updateGiftCard: async ({ tx, input }) => ({
      giftCard: encodeGiftCard(await giftCards.change(tx, input.id, decodeChanges(input)), tx.now),
    }),
    sendGiftCard: async ({ tx, input }) => ({
      giftCard: encodeGiftCard(await giftCards.send(tx, input.id), tx.now),
    }),
    checkGiftCard: async ({ tx, input }) => ({
      giftCard: encodeBalance(await giftCards.findByCode(tx, input.code), tx.now),
    }),
  }) satisfies Handlers<typeof giftCardsService, HandlerContext>
