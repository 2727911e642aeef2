import { describe, expect, test } from 'vitest'
import { siteAt, siteUrlOf } from './site-url.ts'

const a = (name: string, domains: string[] = [], deletion: 'TRASH' | null = null) => ({
  id: `${name.repeat(8)}-0000-4000-8000-000000000000`,
  domains,
  deletion,
})
const first = a('1')
const withDomain = a('2', ['second.example', 'www.second.example'])
const without = a('3')
const leaving = a('4', ['gone.example'], 'TRASH')
const sites = [first, withDomain, without, leaving]

describe('the site at a host', () => {
  test.each([
    ['shop.example', first],
    ['unknown.example', first],
    ['SECOND.example', withDomain],
    [`${without.id}.shop.example`, without],
    [`${without.id}.localhost:4400`, without],
    ['gone.example', undefined],
    [`${leaving.id}.shop.example`, undefined],
    ['55555555-0000-4000-8000-000000000000.shop.example', first],
  ])('%s', (host, site) => {
    expect(siteAt(host, sites)).toBe(site)
  })
})

describe('the address of a site’s pages', () => {
  const url = (site: typeof first, baseUrl: string, publicUrl = 'https://shop.example') =>
    siteUrlOf(site, sites, { baseUrl, publicUrl })

  test('is the requested host when that is its own', () => {
    expect(url(withDomain, 'https://www.second.example')).toBe('https://www.second.example')
  })
  test('is the public address for the site that answers there, for any request', () => {
    expect(url(first, 'http://evil.example')).toBe('https://shop.example')
  })
  test('is its first domain when another site answers at the public address', () => {
    expect(url(withDomain, 'https://shop.example')).toBe('https://second.example')
    expect(url(withDomain, 'https://second.example', 'http://localhost:4400')).toBe(
      'https://second.example',
    )
  })
  test.each([
    ['https://shop.example', `https://${without.id}.shop.example`],
    ['http://localhost:4400', `http://${without.id}.localhost:4400`],
    ['http://127.0.0.1:4400', `http://${without.id}.localhost:4400`],
    ['http://192.168.1.5:4400', 'http://192.168.1.5:4400'],
  ])('starts with its id when it has no domain, below %s', (publicUrl, expected) => {
    expect(url(without, publicUrl, publicUrl)).toBe(expected)
  })
  test('is resolved to the site for any valid host name', () => {
    for (const site of [first, withDomain, without]) {
      expect(siteAt(new URL(url(site, 'https://shop.example')).host, sites)).toBe(site)
    }
  })
})
