import { siteMoves } from '@vitrine/contract/sites'
import { siteDeletions, siteStates } from '@vitrine/contract/vocabulary'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRedirectUri, isSafeWebAddress, tidyDomain, tidyHost } from './addresses.ts'
import { completeSettings, mergeSettings } from './merge.ts'
import { covers } from './scopes.ts'
import { canMove } from './site-state.ts'

describe('addresses', () => {
  test.each([
    ['Shop.Example', 'shop.example'],
    ['shop.example:443', 'shop.example:443'],
    ['localhost:4400', 'localhost:4400'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['intranet', 'intranet'],
    ['shop.example/path', undefined],
    ['user@shop.example', undefined],
    ['shop.example:99999', undefined],
    ['', undefined],
  ])('%j is the host %j', (text, host) => expect(tidyHost(text)).toBe(host))

  test.each([
    ['*.Shop.example', '*.shop.example'],
    ['HTTPS://Shop.example/', 'https://shop.example'],
    ['localhost', 'localhost'],
    ['intranet', undefined],
    ['*', undefined],
    ['https://user@shop.example', undefined],
    ['https://shop.example/path', undefined],
    ['javascript://shop.example', undefined],
  ])('%j is the domain %j', (text, domain) => expect(tidyDomain(text)).toBe(domain))

  test('a normalized address is unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.webUrl(), fc.string()), (text) => {
        const once = tidyDomain(text)
        if (once !== undefined) expect(tidyDomain(once)).toBe(once)
      }),
    )
  })

  test('no executable address is accepted', () => {
    const schemes = fc.constantFrom('javascript', 'data', 'vbscript', 'file', 'blob', 'JavaScript')
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        expect(isRedirectUri(`${scheme}:${rest}`)).toBe(false)
        expect(isSafeWebAddress(`${scheme}:${rest}`)).toBe(false)
      }),
    )
  })
})

describe('moves of a site', () => {
  const standings = siteStates.flatMap((state) =>
    [null, ...siteDeletions].map((deletion) => ({ state, deletion })),
  )

  test('are exactly those of the table', () => {
    const possible = standings.flatMap(({ state, deletion }) =>
      Object.keys(siteMoves)
        .filter((move) => canMove({ state, deletion }, move as keyof typeof siteMoves))
        .map((move) => `${move} ${state} ${deletion}`),
    )
    expect(possible.filter((line) => !/^(trash|restore|purge) /.test(line)).sort()).toEqual([
      'disable DEMO null',
      'disable ENABLED null',
      'disable PENDING null',
      'enable DEMO null',
      'enable DISABLED null',
      'enable PENDING null',
    ])
    for (const [move, from] of [
      ['trash', 'null'],
      ['restore', 'TRASH'],
      ['purge', 'TRASH'],
    ]) {
      const lines = possible.filter((line) => line.startsWith(`${move} `))
      expect(lines).toEqual(siteStates.map((state) => `${move} ${state} ${from}`))
    }
  })
})

describe('scopes', () => {
  test.each([
    [['*'], ['members:write'], true],
    [['members:write'], ['members:read', 'members:write'], true],
    [['members:read'], ['members:write'], false],
    [['members:write'], ['*'], false],
    [[], [], true],
  ])('%j covers %j: %j', (own, given, expected) => expect(covers(own, given)).toBe(expected))
})

describe('settings', () => {
  test('merged with nothing are unchanged, and unknown keys are dropped', () => {
    const settings = completeSettings({
      name: 'Shop',
      old: 1,
      captcha: { mode: 'visible', old: 1 },
    })
    expect(mergeSettings(settings, {})).toEqual(settings)
    expect(settings).not.toHaveProperty('old')
    expect(settings.captcha).toMatchObject({ mode: 'visible', difficulty: 100_000 })
    expect(settings.captcha).not.toHaveProperty('old')
  })
})
