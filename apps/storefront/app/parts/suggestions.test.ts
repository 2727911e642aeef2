import { describe, expect, test } from 'vitest'
import { messagesFor } from '../messages/all.ts'
import type { CardView } from '../views/card.ts'
import { groupSuggestions, step, suggestPages } from './suggestions.ts'

const messages = messagesFor('en', 'en')

describe('suggestions', () => {
  test('link to products, searches, brands, collections, articles and pages, without empty groups', () => {
    const lamp = { id: '1', name: 'Lamp', slug: 'lamp' } as CardView
    const found = {
      cards: [lamp],
      total: 1,
      meant: [],
      queries: ['gift lamp'],
      brands: ['Aro  Co'],
      pages: [
        { title: 'Gifts', summary: '', href: '/pages/gifts', isArticle: false },
        { title: 'Wrapped', summary: 'In paper.', href: '/journal/wrapped', isArticle: true },
      ],
    }
    const groups = groupSuggestions({ ...found, collections: [] }, 'gift', messages)
    expect(groups).toEqual([
      { kind: 'products', items: [{ words: 'Lamp', href: '/products/lamp', card: lamp }] },
      { kind: 'queries', items: [{ words: 'gift lamp', href: '/search?q=gift+lamp' }] },
      {
        kind: 'brands',
        items: [{ words: 'Aro  Co', href: '/collections/all-products?brand=aro+co' }],
      },
      {
        kind: 'articles',
        items: [{ words: 'Wrapped', href: '/journal/wrapped', detail: 'In paper.' }],
      },
      {
        kind: 'pages',
        items: [
          { words: 'Gifts', href: '/pages/gifts' },
          { words: 'Gift card balance', href: '/gift-card' },
        ],
      },
    ])
  })

  test.each([
    ['bal', ['Gift card balance']],
    ['ft c', []],
    ['gi', []],
    ['WISH', ['Wish list']],
    ['', []],
  ])('contain pages with a word that starts with "%s"', (typed, names) => {
    expect(suggestPages(typed, messages).map(({ words }) => words)).toEqual(names)
  })

  test.each([
    [-1, 'ArrowDown', 0],
    [2, 'ArrowDown', -1],
    [0, 'ArrowUp', -1],
    [-1, 'ArrowUp', 2],
  ] as const)('from %i of three, %s moves to %i', (from, key, to) => {
    expect(step(from, 3, key)).toBe(to)
  })

  test('without options the keys act in the field', () => {
    expect(step(-1, 0, 'ArrowDown')).toBe(-1)
  })
})
