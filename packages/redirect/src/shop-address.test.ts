import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { platformHosts } from './hosts.ts'
import { createToShop, DISCARD_PATH, readShopAddress } from './shop-address.ts'

const shop = 'https://shop.example.test'
const toShop = createToShop(shop)

describe('the address of the shop', () => {
  test('is an origin', () => {
    expect(readShopAddress('https://shop.example.test/', 'VITRINE_URL')).toBe(shop)
    expect(readShopAddress('http://localhost:4400', 'VITRINE_URL')).toBe('http://localhost:4400')
  })

  test.each([
    [undefined, 'VITRINE_URL is not set'],
    ['', 'VITRINE_URL is not set'],
    ['shop.example.test', 'VITRINE_URL is "shop.example.test": no address'],
    ['ftp://shop.example.test', 'neither https nor http'],
    ['https://shop.example.test/api', 'with more than a host and a port'],
    ['https://shop.example.test/?a=1', 'with more than a host and a port'],
    ['https://www.wixapis.com', 'go in circles'],
    ['https://readonly.wixapis.com.', 'go in circles'],
    ['https://manage.wix.com', 'go in circles'],
  ])('is refused by name when it is %s', (value, words) => {
    expect(() => readShopAddress(value, 'VITRINE_URL')).toThrow(words)
    expect(() => readShopAddress(value, 'VITRINE_URL')).toThrow('such as https://shop.example.com')
  })

  test('is not shown with its password', () => {
    const read = () => readShopAddress('https://ada:secret@shop.example.test', 'VITRINE_URL')
    expect(read).toThrow('with a user or password')
    expect(read).not.toThrow('secret')
  })
})

describe('an address of the platform', () => {
  test.each([
    ['https://www.wixapis.com/stores/v1/products/query', '/stores/v1/products/query'],
    ['https://edge.wixapis.com/oauth2/token?a=1#b', '/oauth2/token?a=1#b'],
    [
      'https://readonly.wixapis.com/stores-reader/v1/products/query',
      '/stores-reader/v1/products/query',
    ],
    ['https://www.wix.com/_api/iam/authentication/v2/login', '/_api/iam/authentication/v2/login'],
    [
      'https://static.wixstatic.com/media/a~mv2.png/v1/fill/w_1,h_2/a.png',
      '/media/a~mv2.png/v1/fill/w_1,h_2/a.png',
    ],
    ['//static.wixstatic.com/shapes/b.svg', '/media/b.svg'],
    ['https://video.wixstatic.com/video/c/720p/mp4/file.mp4', '/media/c'],
    ['https://video.wixstatic.com/video/c/file', '/media/c'],
    ['https://d945e594.usrfiles.com/ugd/d.pdf', '/media/d.pdf'],
    ['https://frog.wix.com/bpm?a=secret', DISCARD_PATH],
    ['HTTPS://WWW.WIXAPIS.COM:443?a=1', '/?a=1'],
    ['https://ada:secret@www.wixapis.com/a', '/a'],
  ])('%s is %s at the shop', (address, path) => {
    expect(toShop(address)).toBe(shop + path)
  })

  test.each([
    'https://www.wix.com/installer/install?token=a',
    'https://users.wix.com/signin',
    'https://shop.example.test/a',
    'https://www.wixapis.com.example.test/a',
    'https://example.test/?to=https://www.wixapis.com/a',
    'https://www.wixapis.com@example.test/a',
    'https://wixapis.com.example.test/a',
    'https://notwixapis.com/a',
    '/stores/v1/products/query',
    'data:,https://www.wixapis.com/',
    '',
  ])('cannot be %s', (address) => {
    expect(toShop(address)).toBeUndefined()
  })

  test('is parsed as browsers do, whatever its spelling', () => {
    const host = fc.constantFrom(
      'www.wixapis.com',
      'WWW.wixapis.com',
      'edge.wixapis.com.',
      'static.wixstatic.com',
      'example.test',
      'www.wixapis.com.example.test',
    )
    const piece = fc.constantFrom(
      '',
      '/',
      '\\',
      'a',
      '?',
      '#',
      '@',
      ':',
      '.',
      '%2f',
      ' ',
      '\n',
      ',',
    )
    const around = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
    const slashes = fc.constantFrom('//', '\\\\', '/\\')
    fc.assert(
      fc.property(around, slashes, host, around, (before, slash, name, after) => {
        const address = `https:${slash}${before}${name}${after}`
        if (!URL.canParse(address)) return
        const { hostname, origin } = new URL(address)
        const isPlatform = /(\.wixapis|^static\.wixstatic)\.com\.?$/.test(hostname)
        const target = toShop(address)
        expect([address, target !== undefined]).toEqual([address, isPlatform && !!origin])
        if (target) expect(new URL(target).origin).toBe(shop)
      }),
      { numRuns: 2000 },
    )
  })

  test('is changed to the shop only, for every host of the table', () => {
    for (const { host } of platformHosts) {
      const name = host.replace('*', 'any')
      expect(toShop(`https://${name}/_api/a`)).toMatch(/^https:\/\/shop\.example\.test\//)
    }
  })

  test('can be a further host of one’s own', () => {
    const own = createToShop(shop, ['Api.example.test'])
    expect(own('https://api.example.test/_api/a?b')).toBe(`${shop}/_api/a?b`)
    expect(own('https://other.example.test/_api/a')).toBeUndefined()
  })
})
