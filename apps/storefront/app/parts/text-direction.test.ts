import { expect, test } from 'vitest'
import { withDirections } from './text-direction.ts'

test('each block of a text has the direction of its language', () => {
  expect(withDirections('<p>مزهرية</p>\n<p class="a">A vase</p><ul><li>one</li></ul>')).toBe(
    '<p dir="auto">مزهرية</p>\n<p dir="auto" class="a">A vase</p><ul dir="auto"><li>one</li></ul>',
  )
})

test('a direction of the merchant is not changed, nor is anything except blocks', () => {
  const html =
    '<p dir="rtl">A</p><p lang="en" dir="ltr">B</p><pre>x</pre><picture></picture><b>c</b>text'
  expect(withDirections(html)).toBe(html)
})
