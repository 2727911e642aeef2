import type { MembersSearch } from './screens/members/search.ts'
import type { ProductsSearch } from './screens/products/search.ts'

const BASE = '/dashboard'

/** Every address of the dashboard. Empty search values leave their key out. */
export const links = {
  home: () => `${BASE}/`,
  signIn: (next?: string) => withSearch(`${BASE}/sign-in`, { next }),
  welcome: () => `${BASE}/welcome`,
  products: (search: Partial<ProductsSearch> = {}) => withSearch(`${BASE}/products`, search),
  newProduct: () => `${BASE}/products/new`,
  product: (id: string) => `${BASE}/products/${encodeURIComponent(id)}`,
  members: (search: Partial<MembersSearch> = {}) => withSearch(`${BASE}/members`, search),
  imports: () => `${BASE}/import`,
  import: (id: string) => `${BASE}/import/${encodeURIComponent(id)}`,
  settings: () => `${BASE}/settings`,
  shop: () => '/',
  shopProduct: (slug: string) => `/products/${encodeURIComponent(slug)}`,
}

type SearchValue = string | number | undefined

export function withSearch(path: string, search: Readonly<Record<string, SearchValue>>): string {
  const pairs = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== '' && value !== 0,
  )
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? path : `${path}?${text}`
}
