import { expect, test } from 'vitest'
import { pictureAt, pictureSrcSet, viewPicture } from './picture.ts'

const shop = 'https://shop.test'
const id = '0123456789abcdef0123456789abcdef~mv2.png'
const image = { url: `${shop}/media/${id}/w_1280`, width: 1600, height: 2000, ground: '#E7E0D6' }

test('a stored picture has every width up to its own', () => {
  const picture = viewPicture(image, shop, 'Tide jar')
  expect(picture).toMatchObject({ src: `/media/${id}`, isStored: true, ground: '#e7e0d6' })
  expect(pictureAt(picture, 720)).toBe(`/media/${id}/w_720`)
  expect(
    pictureSrcSet(picture)
      ?.split(', ')
      .map((part) => part.split(' ')[1]),
  ).toEqual(['240w', '360w', '480w', '720w', '960w', '1280w', '1600w'])
  expect(pictureSrcSet(picture, 360)).toMatch(/w_240 240w, .*w_360 360w$/)
})

test('a stored picture is recognized at another host of the same shop', () => {
  expect(viewPicture(image, 'http://localhost:4400', '').isStored).toBe(true)
})

test('a picture that has not been fetched yet is shown from its address', () => {
  const url = 'https://elsewhere.test/media/jar.jpg'
  const picture = viewPicture({ url, width: 0, height: 0 }, shop, 'Jar')
  expect(pictureAt(picture, 720)).toBe(url)
  expect(pictureSrcSet(picture)).toBeUndefined()
  expect(picture.alt).toBe('Jar')
})

test('an invalid background colour is left out', () => {
  expect(viewPicture({ ...image, ground: 'red;}' }, shop, '')).not.toHaveProperty('ground')
})

test('a focal point is the position of a cropped picture', () => {
  expect(viewPicture({ ...image, focalPoint: { x: 22, y: 100 } }, shop, '').focus).toBe('22% 100%')
  expect(viewPicture(image, shop, '')).not.toHaveProperty('focus')
})
