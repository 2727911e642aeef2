import { assert, property, string } from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { cookies, parseCookies, serializeCookie } from './cookie.ts'
import { cookieStorage, tokensFromCookie, tokensToCookie } from './token-cookie.ts'

const NOW = Date.UTC(2024, 0, 1)
const tokens = {
  accessToken: { value: 'a.b.c', expiresAt: 1_700_000_000 },
  refreshToken: { value: 'r; =%"', role: 'member' as const },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the path is "/" and the cookie ends with the session by default', () => {
  expect(serializeCookie('a', 'b')).toBe('a=b; Path=/')
})

test('days become a date with 86,400,000 ms a day', () => {
  expect(serializeCookie('a', 'b', { expires: 2.5 }, () => NOW)).toBe(
    'a=b; Path=/; Expires=Wed, 03 Jan 2024 12:00:00 GMT',
  )
})

test('every attribute is set', () => {
  const text = serializeCookie('a', 'b', {
    expires: new Date(NOW),
    path: '/shop',
    domain: 'shop.test',
    secure: true,
    sameSite: 'Strict',
    httpOnly: true,
  })
  expect(text).toBe(
    'a=b; Path=/shop; Expires=Mon, 01 Jan 2024 00:00:00 GMT; Domain=shop.test; Secure; SameSite=Strict; HttpOnly',
  )
})

test('an attribute cannot inject another one', () => {
  expect(() => serializeCookie('a', 'b', { path: '/; Domain=evil.test' })).toThrow("cookie's path")
  expect(() => serializeCookie('a', 'b', { domain: 'x\r\nSet-Cookie: y=z' })).toThrow('domain')
})

test('any name and value are read as they were set', () => {
  const anyText = string({ unit: 'grapheme', minLength: 1 })
  assert(
    property(anyText, string({ unit: 'grapheme' }), (name, value) => {
      const header = serializeCookie(name, value).split('; Path=')[0] as string
      expect(parseCookies(`before=1; ${header}; after=2`)[name]).toBe(value)
    }),
  )
})

test('a header of other programs is read as far as it is valid', () => {
  expect(parseCookies('a=100%; b="quoted"; broken; =c; d=e=f; a=second')).toEqual({
    a: '100%',
    b: 'quoted',
    d: 'e=f',
  })
  expect(parseCookies('')).toEqual({})
})

test('a token pair is sent to the browser and back', () => {
  const setCookie = tokensToCookie(tokens)
  expect(setCookie).toMatch(/; Path=\/; Expires=.*; SameSite=Lax$/)
  expect(tokensFromCookie(setCookie.split(';')[0])).toEqual(tokens)
})

test.each([undefined, null, '', 'vitrine-session=', 'vitrine-session=%7B', 'vitrine-session=7'])(
  'the cookie %j has no session',
  (header) => {
    expect(tokensFromCookie(header)).toMatchObject({
      accessToken: { value: '' },
      refreshToken: { role: 'none' },
    })
  },
)

/** The write side of `document.cookie`: one cookie at a time, an ended one is removed. */
function openPage() {
  const jar = new Map<string, string>()
  const page = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ')
      const end = attributes.find((one) => one.startsWith('Expires='))?.slice('Expires='.length)
      const [name = '', value = ''] = pair.split('=')
      if (end && Date.parse(end) < Date.now()) jar.delete(name)
      else jar.set(name, value)
    },
  }
  vi.stubGlobal('document', page)
}

test('a page sets, reads and removes cookies', () => {
  openPage()
  cookies.set('cart', 'two mugs', { expires: 1 })
  expect(cookies.get('cart')).toBe('two mugs')
  cookies.remove('cart')
  expect(cookies.get('cart')).toBeUndefined()
})

test("a client can store its tokens in the page's cookies", () => {
  openPage()
  const storage = cookieStorage({ name: 'shop' })
  expect(storage.get().refreshToken.role).toBe('none')
  storage.set(tokens)
  expect(cookieStorage({ name: 'shop' }).get()).toEqual(tokens)
})
