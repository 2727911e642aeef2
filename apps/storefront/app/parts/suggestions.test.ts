import { describe, expect, test } from 'vitest'
import { groupSuggestions, step } from './suggestions.ts'

describe('suggestions', () => {
  test('lead to searches, collections and products, and empty groups are left out', () => {
    const groups = groupSuggestions({
      queries: ['blue vase'],
      categories: [],
      products: [
        {
          id: '1',
          name: 'Blue vase',
          slug: 'blue-vase',
          imageUrl: 'https://a.test/media/x~mv2.jpg?w=240',
        },
        { id: '2', name: 'Lamp', slug: 'lamp', imageUrl: 'https://elsewhere.test/lamp.jpg' },
      ],
    })
    expect(groups).toEqual([
      { kind: 'queries', items: [{ words: 'blue vase', href: '/search?q=blue+vase' }] },
      {
        kind: 'products',
        items: [
          { words: 'Blue vase', href: '/products/blue-vase', picture: '/media/x~mv2.jpg?w=240' },
          { words: 'Lamp', href: '/products/lamp' },
        ],
      },
    ])
  })

  test.each([
    [-1, 'ArrowDown', 0],
    [2, 'ArrowDown', -1],
    [0, 'ArrowUp', -1],
    [-1, 'ArrowUp', 2],
  ] as const)('from %i of three, %s leads to %i', (from, key, to) => {
    expect(step(from, 3, key)).toBe(to)
  })

  test('without options the keys stay in the field', () => {
    expect(step(-1, 0, 'ArrowDown')).toBe(-1)
  })
})
