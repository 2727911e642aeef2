import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WishItem } from '../model.ts'
import { mergedItems } from './merge-items.ts'

const NOW = new Date('2026-11-01')
const anyItem = fc.record({
  identity: fc.constantFrom('jar', 'cup', 'lamp', 'bowl', 'tray'),
  savedQuantity: fc.option(fc.integer({ min: 1, max: 9 })),
  removedDate: fc.constantFrom(null, NOW),
})
/** The items of one list, each thing once. */
const anyList = (owner: string) =>
  fc
    .uniqueArray(anyItem, { selector: ({ identity }) => identity })
    .map((items) =>
      items.map((one) => ({ ...one, id: `${owner} ${one.identity}` }) as unknown as WishItem),
    )
const isThere = ({ removedDate }: WishItem) => removedDate === null

test('no item of either list is lost, and none is there twice', () => {
  fc.assert(
    fc.property(anyList('member'), anyList('visitor'), (members, visitors) => {
      const changed = mergedItems(members, visitors)
      const ids = new Set(changed.map(({ id }) => id))
      const after = [...changed, ...members.filter(({ id }) => !ids.has(id))]
      const there = after.filter(isThere)
      const wanted = new Set([...members, ...visitors].filter(isThere).map((one) => one.identity))
      expect(new Set(there.map(({ identity }) => identity))).toEqual(wanted)
      expect(new Set(after.map(({ identity }) => identity)).size).toBe(after.length)
      for (const { identity, savedQuantity } of there) {
        const both = [...members, ...visitors].filter(
          (one) => isThere(one) && one.identity === identity,
        )
        const most = Math.max(...both.map((one) => one.savedQuantity ?? 0))
        expect(savedQuantity ?? 0).toBe(most)
      }
    }),
  )
})
