import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRobot, marksOf, networkPrefix, sourceOf } from './visitor.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const visitor = { host: 'shop.example', userAgent: firefox, network: '192.0.2.7', referrer: '' }
const salt = Buffer.alloc(32, 7)

test.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3'],
  ['2001:DB8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
])('the network of %s is %s', (address, prefix) => {
  expect(networkPrefix(address)).toBe(prefix)
})

test('addresses of one IPv6 network have one prefix, in any notation', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((one) => one.toString(16))
  const five = fc.array(group, { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(fc.tuple(group, group, group), five, five, (network, one, other) => {
      const [a, b] = [one, other].map((rest) => networkPrefix([...network, ...rest].join(':')))
      expect([a, a]).toEqual([b, network.join(':')])
    }),
  )
})

test.each([
  [firefox, false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36', true],
  ['curl/8.5.0', true],
  ['', true],
])('%s: a robot is %s', (userAgent, expected) => {
  expect(isRobot(userAgent)).toBe(expected)
})

test.each([
  ['https://www.search.example/path?q=1', 'search.example'],
  ['https://shop.example/products/lamp', ''],
  ['android-app://com.example', ''],
  ['no address', ''],
  ['', ''],
])('a visitor from %s has the source %j', (referrer, source) => {
  expect(sourceOf({ referrer, host: 'shop.example' })).toBe(source)
})

test('a visitor has one hash for all pages, and another with another salt', () => {
  const views = [
    { ...visitor, sawProduct: false, referrer: 'https://search.example/' },
    { ...visitor, sawProduct: true, network: '192.0.2.99' },
    { ...visitor, sawProduct: false, userAgent: 'curl/8' },
  ]
  const [mark, ...others] = marksOf(views, salt)
  expect(others).toEqual([])
  expect(mark).toMatchObject({ source: 'search.example', sawProduct: true })
  const [later] = marksOf(views, Buffer.alloc(32, 8))
  expect(later?.mark).not.toBe(mark?.mark)
  expect(mark?.mark).not.toContain('192')
})

test('invented websites do not fill the table', () => {
  const views = Array.from({ length: 300 }, (_, at) => ({
    ...visitor,
    sawProduct: false,
    userAgent: `${firefox} ${at}`,
    referrer: `https://site${at}.example/`,
  }))
  expect(new Set(marksOf(views, salt).map(({ source }) => source)).size).toBeLessThanOrEqual(101)
})
