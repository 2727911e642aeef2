import { expect, test } from 'vitest'
import { offersInShopOrder } from './offers.ts'

test('delivery options have the order of the shop, parcel by parcel', () => {
  const option = (groupId: string, id: string) => ({
    groupId,
    id,
    title: id,
    kind: 'shipping' as const,
    rates: [],
  })
  const offer = (groupId: string, optionId: string) => ({
    groupId,
    optionId,
    title: optionId,
    price: 0,
  })
  const options = [option('a', 'z'), option('a', 'y'), option('b', 'x')]
  const deliveryOffers = [offer('a', 'y'), offer('a', 'z'), offer('b', 'x')]
  const ordered = offersInShopOrder({ delivery: { options, chosen: [] } }, { deliveryOffers })
  expect(ordered.map(({ optionId }) => optionId)).toEqual(['z', 'y', 'x'])
})
