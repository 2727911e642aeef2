import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { mediaIdsInHtml, withOtherMediaInHtml } from './html-media.ts'

const picture = (id: string, size = '') =>
  `<img alt="A cup" src="https://shop.test/media/${id}${size}" />`

test('pictures are found by their address, with or without a size, but not links', () => {
  const html = `<p>${picture('a~mv2.jpg')}${picture('b.png', '/w_640')}</p><a href="/media/c.png">x</a>`
  expect(mediaIdsInHtml(html)).toEqual(['a~mv2.jpg', 'b.png'])
  expect(mediaIdsInHtml('<img src="https://far.test/cup.jpg">')).toEqual([])
})

test('a picture is replaced by another, but not ids that start with its id', () => {
  const html = picture('a.jpg', '/w_64') + picture('a.jpg2')
  expect(withOtherMediaInHtml(html, 'a.jpg', 'b.jpg')).toBe(
    picture('b.jpg', '/w_64') + picture('a.jpg2'),
  )
})

test('removing a picture changes nothing else in a text', () => {
  const parts = array(constantFrom('<p>words</p>', picture('a.jpg'), picture('b.jpg')))
  assert(
    property(parts, (all) => {
      const left = withOtherMediaInHtml(all.join(''), 'a.jpg', null)
      expect(left).toBe(all.filter((one) => one !== picture('a.jpg')).join(''))
      expect(mediaIdsInHtml(left)).not.toContain('a.jpg')
    }),
  )
})
