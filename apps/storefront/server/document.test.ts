import { defaultLook, lookOf } from '@vitrine/theme'
import { expect, test } from 'vitest'
import { assetsOf } from './assets.ts'
import { renderDocument } from './document.ts'
import { pageHeaders } from './security.ts'

const manifest = {
  'app/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_a.js'],
  },
  'app/screens/home/page.tsx': {
    file: 'assets/home.js',
    imports: ['_a.js', 'app/entry-client.tsx'],
  },
  'app/screens/login/page.tsx': { file: 'assets/login.js' },
  'app/messages/de-shop.ts': { file: 'assets/de-shop.js' },
  'app/messages/de-members.ts': { file: 'assets/de-members.js' },
  '_a.js': { file: 'assets/a.js' },
  'styles/home.css': { file: 'assets/home.css' },
  'styles/others.css': { file: 'assets/others.css' },
  'styles/later.css': { file: 'assets/later.css' },
  'fonts/fraunces.woff2': { file: 'assets/fraunces-latin-x1.woff2' },
  'fonts/fraunces-more.woff2': { file: 'assets/fraunces-latin-more-x1.woff2' },
  'fonts/fraunces-ext.woff2': { file: 'assets/fraunces-latin-ext-x1.woff2' },
}

const document = (own: Partial<Parameters<typeof renderDocument>[0]> = {}) =>
  renderDocument({
    lang: 'de',
    dir: 'ltr',
    listedLangs: ['en', 'de'],
    head: { title: 'A "jar" <b>', canonical: '/x' },
    siteUrl: 'https://shop.test',
    siteName: 'Shop',
    assets: assetsOf(manifest, 'home', 'de'),
    nonce: 'n0nce',
    look: defaultLook,
    accent: '',
    body: '<p data-ground="#e7e0d6">',
    state: { name: '</script><script>alert(1)</script>\u2028' },
    cookie: 'vitrine-theme=dark',
    ...own,
  })

test('a page loads its own modules, its language and nothing of other pages', () => {
  const { modules, script, fonts } = assetsOf(manifest, 'home', 'de')
  expect(script).toBe('/assets/entry.js')
  expect(modules).toEqual(['/assets/a.js', '/assets/home.js', '/assets/de-shop.js'])
  expect(fonts).toEqual(['/assets/fraunces-latin-x1.woff2'])
})

test('a page waits for the styles of its screen, and scripts load those of the others', () => {
  expect(assetsOf(manifest, 'home', 'de').styles).toEqual(['/assets/home.css', '/assets/entry.css'])
  expect(assetsOf(manifest, 'login', 'de').styles[0]).toBe('/assets/others.css')
  const html = document()
  expect(html).toContain('<link rel="stylesheet" href="/assets/home.css">')
  expect(html).not.toContain('<link rel="stylesheet" href="/assets/later.css">')
  expect(html).toContain('data-styles="/assets/later.css"')
})

test('scripts start from the end of the page and delay neither fonts nor pictures', () => {
  const html = document()
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload"/)
  expect(html).toMatch(
    /<script nonce="n0nce" data-entry="\/assets\/entry\.js" data-modules="\/assets\/a\.js [^>]*>[^<]*<\/script><\/body>/,
  )
  expect(document({ head: { title: 't', frameOrigin: 'https://dashboard.test' } })).not.toContain(
    'data-entry',
  )
})

test('later pictures wait for the first paint where scripts run, and styles do not wait for that mark', () => {
  const html = document()
  const mark = html.indexOf('dataset.unpainted')
  expect(mark).toBeGreaterThan(0)
  expect(mark).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
  expect(document({ head: { title: 't', frameOrigin: 'https://dashboard.test' } })).not.toContain(
    'unpainted',
  )
})

test('no text of a merchant can break out of its element', () => {
  const html = document()
  expect(html).toContain('<title>A &quot;jar&quot; &lt;b&gt;</title>')
  expect(html).not.toContain('<script>alert')
  const [, state = ''] = /id="page-state"[^>]*>([^<]*)</.exec(html) ?? []
  expect(JSON.parse(state)).toEqual({ name: '</script><script>alert(1)</script>\u2028' })
})

test('the theme and the backgrounds are set before any script', () => {
  const html = document()
  expect(html).toContain('<html lang="de" dir="ltr" data-theme="dark">')
  expect(html).toContain('<style nonce="n0nce">[data-ground="#e7e0d6"]{--ground:#e7e0d6}</style>')
})

test('the focal point of a picture is applied before any script, and other values are refused', () => {
  const body = '<img data-focus="22% 100%"><img data-focus="1% 2%}*{">'
  expect(document({ body })).toContain(
    '<style nonce="n0nce">[data-focus="22% 100%"]{--focus:22% 100%}</style>',
  )
})

test('the space of a video is reserved before any script, in its ratio, and other values are refused', () => {
  const body = '<div data-ratio="96/54"></div><div data-ratio="1/1}*{"></div>'
  expect(document({ body })).toContain(
    '<style nonce="n0nce">[data-ratio="96/54"]{--ratio:96/54}</style>',
  )
})

test('videos are allowed from this host, and from their external addresses', () => {
  const policy = new Headers(pageHeaders('n', { isPrivate: false })).get('content-security-policy')
  expect(policy).toContain("media-src 'self' https:;")
})

test('the colour of the site is set before any script, readable in both themes', () => {
  expect(document()).not.toContain('--v-accent')
  const html = document({ accent: '#ffe14d' })
  const [, style = ''] = /<style nonce="n0nce">(:root[^<]*)</.exec(html) ?? []
  expect(style).toMatch(/--v-accent:oklch/)
  expect(style).toContain("[data-theme='dark']")
})

test('a theme is set before any script, with browser colours and the fonts that it needs', () => {
  const look = lookOf('studio')
  const own = {
    ...manifest,
    'app/styles/type-pairs/geist.css': { file: 'assets/geist.css' },
    'fonts/geist.woff2': { file: 'assets/geist-latin-x1.woff2' },
  }
  const assets = assetsOf(own, 'home', 'de', 'geist')
  const html = document({ look, assets, cookie: null })
  expect(html).toMatch(/<style nonce="n0nce">:root\{--v-radius:8px/)
  expect(html).toContain('href="/assets/geist.css"')
  expect(html).toContain('href="/assets/geist-latin-x1.woff2"')
  expect(html).not.toContain('fraunces')
  expect(html).toContain(
    '<meta name="theme-color" content="#f2f4f6" media="(prefers-color-scheme:light)">',
  )
  const preview = document({ look, scheme: 'dark' })
  expect(preview).toContain('data-theme="dark"')
  expect(preview).toContain('<meta name="theme-color" content="#10151b">')
  expect(document()).not.toContain('theme-color')
})

test('every inline script and style has the nonce of its response', () => {
  const html = document({ head: { title: 't', jsonLd: [{ '@type': 'Product' }] } })
  const inline = html.match(/<(script|style)[^>]*>/g) ?? []
  expect(inline.length).toBeGreaterThan(3)
  expect(inline.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([])
})

test('the policy allows no inline code, and private pages are not cached', () => {
  const headers = new Headers(pageHeaders('n0nce', { isPrivate: true }))
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'nonce-n0nce'")
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(new Headers(pageHeaders('n', { isPrivate: false })).get('cache-control')).toBe(
    'private, no-cache',
  )
})

test('a captcha service is allowed by its origin alone, and only on pages that need it', () => {
  const policyOf = (page: object) =>
    new Headers(pageHeaders('n', { isPrivate: true, ...page })).get('content-security-policy') ?? ''
  expect(policyOf({})).not.toContain('captcha.test')
  const policy = policyOf({ scriptOrigin: 'https://captcha.test' })
  expect(policy.match(/https:\/\/captcha\.test/g)).toHaveLength(3)
  expect(policy).toContain("frame-src 'self' https://captcha.test")
})

test('a private page sends no referrer to other websites', () => {
  const headers = new Headers(pageHeaders('n', { isPrivate: true }))
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('a page has its address in every listed language', () => {
  const page = document()
  expect(page).toContain('<link rel="canonical" href="https://shop.test/x">')
  for (const [lang, address] of [
    ['en', 'https://shop.test/x?lang=en'],
    ['de', 'https://shop.test/x?lang=de'],
    ['x-default', 'https://shop.test/x'],
  ]) {
    expect(page).toContain(`<link rel="alternate" hreflang="${lang}" href="${address}">`)
  }
  expect(document({ chosenLang: 'de' })).toContain(
    '<link rel="canonical" href="https://shop.test/x?lang=de">',
  )
  const hebrew = document({ chosenLang: 'he', lang: 'he', dir: 'rtl' })
  expect(hebrew).toContain('<link rel="canonical" href="https://shop.test/x">')
  expect(hebrew).not.toContain('hreflang="he"')
  const head = { title: 'Account', canonical: '/account', isPrivate: true }
  expect(document({ head })).not.toContain('hreflang')
})
