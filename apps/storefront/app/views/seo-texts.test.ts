import { expect, test } from 'vitest'
import { seoTextsOf } from './seo-texts.ts'

const meta = (name: string, content: string) => ({
  type: 'meta' as const,
  props: { name, content },
})

test('what its merchant wrote is what search engines get', () => {
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

test('without a word of its merchant the page speaks for itself', () => {
  const nothing = { title: '', description: '', isHidden: false }
  expect(seoTextsOf(undefined)).toEqual(nothing)
  expect(seoTextsOf({ tags: [meta('robots', 'index, follow')] })).toEqual(nothing)
})
