import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

test.each([
  ['a script', 'Hi<script>alert(1)</script>', 'Hi'],
  ['a handler', '<p onclick="x()">Hi</p>', '<p>Hi</p>'],
  ['an address that acts', '<a href="javascript:x">Hi</a>', '<a>Hi</a>'],
  ['a picture that acts', '<img src="javascript:x" alt="a" />', '<img alt="a" />'],
  ['data in a picture', '<img src="data:text/html,x" />', '<img />'],
  ['a frame', '<iframe src="https://x.test"></iframe>Hi', 'Hi'],
  ['a form', '<form action="/x"><input name="a" />Hi</form>', 'Hi'],
  ['a look of its own', '<p style="position:fixed;color:red">Hi</p>', '<p>Hi</p>'],
  ['a class', '<p class="x" id="y">Hi</p>', '<p>Hi</p>'],
  ['vector graphics', '<svg><a xlink:href="javascript:x">Hi</a></svg>', '<a>Hi</a>'],
])('%s is left out', (_, dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean)
})

test.each([
  'Plain words & more > less, 5 " and \u{1f3fa}',
  '<h1>One</h1><p style="text-align:center">Two <strong>three</strong></p>',
  '<ul><li><a href="https://a.test" target="_blank" rel="noopener">Four</a></li></ul>',
  '<img src="https://a.test/b.png" alt="Five" width="3" height="4" />',
])('%s is unchanged', (html) => {
  expect(cleanHtml(html)).toBe(html)
})

test('clean HTML is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = cleanHtml(text)
      expect(cleanHtml(once)).toBe(once)
    }),
  )
})
