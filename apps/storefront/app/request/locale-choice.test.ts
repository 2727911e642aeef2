import { expect, test } from 'vitest'
import { chooseLocale } from './locale-choice.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  chooseLocale(new Request(`https://shop.test${path}`, { headers }), 'en-US')

test('the site has its own language and region', () => {
  expect(ask('/')).toEqual({ lang: 'en', locale: 'en-US' })
})

test('a browser gets its most preferred language of ours', () => {
  expect(ask('/', { 'accept-language': 'ko, en;q=0.4, de-AT;q=0.8' })).toMatchObject({
    lang: 'de',
    locale: 'de',
  })
})

test('a choice is stored and takes precedence over the browser', () => {
  const { lang, cookie } = ask('/?lang=de', { 'accept-language': 'en' })
  expect(lang).toBe('de')
  expect(cookie).toContain('vitrine-lang=de')
  expect(ask('/', { 'accept-language': 'en', cookie: 'vitrine-lang=de' }).lang).toBe('de')
})

test('an unknown choice is ignored', () => {
  expect(ask('/?lang=xx')).toEqual({ lang: 'en', locale: 'en-US' })
  expect(ask('/', { cookie: 'vitrine-lang=__proto__' }).lang).toBe('en')
})
