import type { Api } from './api.ts'

/** Arranges the menu as it is with the journal in it, where there are articles and nobody has arranged it. */
export async function addMenu(api: Api): Promise<void> {
  const { revision } = await api.navigation.getNavigation({})
  const { total } = await api.shop.listAddresses({ of: 'ARTICLES', limit: 1 })
  if (revision > 0 || total === 0) return
  const { collections } = await api.shop.menu({})
  const top = collections.filter(({ parentId }) => parentId === undefined).slice(0, MAX_COLLECTIONS)
  const link = (label: string, to: string) => ({ id: crypto.randomUUID(), label, link: to })
  const menu = [
    link('All products', '/collections/all-products'),
    link('Journal', '/journal'),
    ...top.map(({ id }) => ({ id: crypto.randomUUID(), label: '', collectionId: id })),
  ]
  await api.navigation.saveNavigation({ navigation: { menu, footer: null }, revision })
}

/** As many as a menu takes beside the links. */
const MAX_COLLECTIONS = 18
