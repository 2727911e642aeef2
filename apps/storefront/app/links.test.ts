import { expect, test } from 'vitest'
import { links } from './links.ts'
import { findScreen } from './routes.ts'

test('every address of the shop', () => {
  const addresses = {
    home: links.home(),
    everything: links.allProducts(),
    sale: links.allProducts({ sale: true }),
    collection: links.collection('paper-and-light'),
    filtered: links.collection('prints', {
      min: '40',
      max: '260',
      inStock: true,
      sale: true,
      sort: '-price',
      page: 3,
    }),
    unusual: links.collection('a b/c?d'),
    product: links.product('tide-jar'),
    variant: links.product('tide-jar', { Glaze: 'Celadon', Size: '2 l' }),
    search: links.search(),
    found: links.search('blue jar & lid', 2),
    login: links.login(),
    loginAndBack: links.login('/account?tab=1'),
    register: links.register(),
    account: links.account(),
    logout: links.logout(),
    session: links.session(),
    german: links.inLanguage('/collections/prints?page=2', 'de'),
  }
  expect(addresses).toMatchInlineSnapshot(`
    {
      "account": "/account",
      "collection": "/collections/paper-and-light",
      "everything": "/collections/all-products",
      "filtered": "/collections/prints?min=40&max=260&stock=in&sale=1&sort=-price&page=3",
      "found": "/search?q=blue+jar+%26+lid&page=2",
      "german": "/collections/prints?page=2&lang=de",
      "home": "/",
      "login": "/login",
      "loginAndBack": "/login?return=%2Faccount%3Ftab%3D1",
      "logout": "/logout",
      "product": "/products/tide-jar",
      "register": "/register",
      "sale": "/collections/all-products?sale=1",
      "search": "/search",
      "session": "/session",
      "unusual": "/collections/a%20b%2Fc%3Fd",
      "variant": "/products/tide-jar?Glaze=Celadon&Size=2+l",
    }
  `)
})

test.each([
  [links.home(), 'home', {}],
  [links.collection('a b/c?d'), 'collection', { slug: 'a b/c?d' }],
  [links.product('مزهرية'), 'product', { slug: 'مزهرية' }],
  ['/products/50%', 'product', { slug: '50%' }],
  ['/search/', 'search', {}],
  ['/collections', 'lost', {}],
  ['/products/a/b', 'lost', {}],
])('%s leads to %s', (address, screen, params) => {
  expect(findScreen(address.split('?')[0] ?? '')).toMatchObject({ screen, params })
})
