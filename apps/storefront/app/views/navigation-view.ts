import type { ShopLink, ShopNavigation } from '@vitrine/contract/shop'
import { links } from '../links.ts'

export type LinkView = { label: string; href: string }
export type MenuItemView = LinkView & { items: readonly LinkView[] }

/** The merchant's menu and footer; absent parts use the default. */
export type NavigationView = {
  menu?: readonly MenuItemView[]
  footer?: {
    columns: readonly { title: string; links: readonly LinkView[] }[]
    text: string
    legal: readonly LinkView[]
  }
}

export function viewNavigation({ menu, footer }: ShopNavigation): NavigationView {
  return {
    ...(menu
      ? { menu: menu.map((one) => ({ ...toLink(one), items: one.items.map(toLink) })) }
      : {}),
    ...(footer
      ? {
          footer: {
            columns: footer.columns.map(({ title, links: inside }) => ({
              title,
              links: inside.map(toLink),
            })),
            text: footer.text,
            legal: footer.legal.map(toLink),
          },
        }
      : {}),
  }
}

const toLink = ({ label, collectionSlug, pageSlug, link = '' }: ShopLink): LinkView => {
  if (collectionSlug !== undefined) return { label, href: links.collection(collectionSlug) }
  return { label, href: pageSlug === undefined ? link : links.page(pageSlug) }
}
