import { type Filters, filtersToSearch } from './screens/collection/filters.ts'

/** Every address of the shop is built here. */
export const links = {
  home: () => '/',
  collection: (slug: string, filters: Partial<Filters> = {}) =>
    `/collections/${encodeURIComponent(slug)}${filtersToSearch(filters)}`,
  allProducts: (filters: Partial<Filters> = {}) => links.collection('all-products', filters),
  product: (slug: string, choices: Readonly<Record<string, string>> = {}) =>
    `/products/${encodeURIComponent(slug)}${searchOf(choices)}`,
  search: (words = '', page = 1) =>
    `/search${searchOf({ q: words, page: page > 1 ? String(page) : '' })}`,
  login: (returnTo = '') => `/login${searchOf({ return: returnTo })}`,
  register: (returnTo = '') => `/register${searchOf({ return: returnTo })}`,
  account: () => '/account',
  logout: () => '/logout',
  session: () => '/session',
  inLanguage: (address: string, lang: string) => {
    const url = new URL(address, 'http://shop.test')
    url.searchParams.set('lang', lang)
    return url.pathname + url.search
  },
}

function searchOf(values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '')
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
