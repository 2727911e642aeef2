import { expect, test } from 'vitest'
import { isOwnPage } from './own-page.ts'

const pages = { url: 'https://shop.example', domains: ['www.atelier.example', 'localhost:3000'] }

test.each([
  ['https://shop.example/products/jar?Size=Large', true],
  ['https://www.atelier.example/jar', true],
  ['http://localhost:3000/jar', true],
  ['https://shop.example.evil.example/jar', false],
  ['https://shop.example@evil.example/', false],
  ['https://evil.example/https://shop.example', false],
  ['javascript:alert(1)//shop.example', false],
  ['//evil.example', false],
  ['no address', false],
])('%s is a page of the site: %s', (address, isOwn) => {
  expect(isOwnPage(address, pages)).toBe(isOwn)
})
