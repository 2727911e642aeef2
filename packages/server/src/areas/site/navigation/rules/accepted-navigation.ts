import {
  type Navigation,
  type NavigationFooter,
  type NavigationItem,
  type NavigationLink,
  NavigationLinkInvalid,
} from '@vitrine/contract/navigation'
import { isPageLink } from '@vitrine/contract/pages'

/** Throws if an entry has no target, two targets, or a forbidden one. */
export function checkNavigation({ menu, footer }: Navigation): void {
  for (const [at, item] of (menu ?? []).entries()) checkItem(item, `navigation.menu[${at}]`)
  if (footer) checkFooter(footer)
}

function checkItem({ items = [], ...item }: NavigationItem, field: string): void {
  checkLink(item, field)
  checkLinks(items, `${field}.items`)
}

function checkFooter({ columns, legal }: NavigationFooter): void {
  for (const [at, { links }] of columns.entries()) {
    checkLinks(links, `navigation.footer.columns[${at}].links`)
  }
  checkLinks(legal, 'navigation.footer.legal')
}

function checkLinks(links: readonly NavigationLink[], field: string): void {
  for (const [at, link] of links.entries()) checkLink(link, `${field}[${at}]`)
}

function checkLink({ label, collectionId, pageId, link }: NavigationLink, field: string): void {
  const targets = [collectionId, pageId, link].filter((one) => one !== undefined)
  if (targets.length !== 1) throw NavigationLinkInvalid({ field })
  if (link === undefined) return
  if (!isPageLink(link)) throw NavigationLinkInvalid({ field: `${field}.link` })
  if (label.trim() === '') throw NavigationLinkInvalid({ field: `${field}.label` })
}
