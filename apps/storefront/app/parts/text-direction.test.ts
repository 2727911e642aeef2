import { expect, test } from 'vitest'
import { withDirections } from './text-direction.ts'

test('each block of a text has the direction of its own words', () => {
  expect(withDirections('<p>مزهرية</p>\n<p class="a">A vase</p><ul><li>one</li></ul>')).toBe(
    '<p dir="auto">مزهرية</p>\n<p dir="auto" class="a">A vase</p><ul dir="auto"><li>one</li></ul>',
  )
})

test('a direction that the merchant chose stays, and so does everything that is no block', () => {
  const html =
    '<p dir="rtl">A</p><p lang="en" dir="ltr">B</p><pre>x</pre><picture></picture><b>c</b>text'
  expect(withDirections(html)).toBe(html)
})
