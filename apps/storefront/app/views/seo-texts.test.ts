import { expect, test } from 'vitest'
import { seoTextsOf } from './seo-texts.ts'

const meta = (name: string, content: string) => ({
  type: 'meta' as const,
  props: { name, content },
})

test('texts of the merchant are used for search engines', () => {
  const tags = [
    { type: 'title' as const, children: ' ' },
    { type: 'title' as const, children: ' Blue jar ' },
    { ...meta('description', 'Off'), disabled: true },
    meta('Description', 'A jar.'),
    meta('robots', 'noindex, nofollow'),
  ]
  expect(seoTextsOf({ tags })).toEqual({
    title: 'Blue jar',
    description: 'A jar.',
    isHidden: true,
  })
})

test('without texts of the merchant the content of the page is used', () => {
  const nothing = { title: '', description: '', isHidden: false }
  expect(seoTextsOf(undefined)).toEqual(nothing)
  expect(seoTextsOf({ tags: [meta('robots', 'index, follow')] })).toEqual(nothing)
})
