import { expect, test } from 'vitest'
import type { CardView } from '../../views/card.ts'
import { heroOf } from './route.ts'

const card = (id: string, more: Partial<CardView> = {}): CardView => ({
  id,
  slug: id,
  name: id,
  choices: [],
  choiceCount: 0,
  swatches: [],
  price: {} as CardView['price'],
  pictures: [{ src: `/media/${id}`, isStored: true, width: 800, height: 1000, alt: id }],
  state: 'in',
  ...more,
})

test('the hero is the newest product that can be bought and has its picture here', () => {
  const redirect = { src: 'https://elsewhere.example/a.jpg', isStored: false, width: 0, height: 0 }
  const cards = [
    card('gone', { state: 'out' }),
    card('bare', { pictures: [] }),
    card('failed', { pictures: [{ ...redirect, alt: '' }] }),
    card('bowl'),
  ]
  expect(heroOf(cards)?.id).toBe('bowl')
  expect(heroOf(cards.slice(0, 3))).toBeUndefined()
})
