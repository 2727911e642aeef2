import { isPageLink } from '@vitrine/contract/pages'
import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type StoredNavigation = OutputOf<'navigation.getNavigation'>
type Wire = InputOf<'navigation.saveNavigation'>['navigation']
type WireItem = NonNullable<Wire['menu']>[number]
type WireLink = NonNullable<WireItem['items']>[number]

export type LinkKind = 'collection' | 'page' | 'journal' | 'link'

/** The page of every shop's journal. */
export const JOURNAL_LINK = '/journal'

/** The form of an entry, with a target of each kind. */
export interface LinkForm {
  readonly id: string
  readonly label: string
  readonly kind: LinkKind
  readonly target: string
  readonly items: readonly LinkForm[]
}

export interface ColumnForm {
  readonly id: string
  readonly title: string
  readonly links: readonly LinkForm[]
}

export interface MenusForm {
  readonly hasOwnMenu: boolean
  readonly menu: readonly LinkForm[]
  readonly hasOwnFooter: boolean
  readonly columns: readonly ColumnForm[]
  readonly text: string
  readonly legal: readonly LinkForm[]
}

export function formOf({ navigation: { menu, footer } }: StoredNavigation): MenusForm {
  return {
    hasOwnMenu: menu !== null,
    menu: (menu ?? []).map(linkForm),
    hasOwnFooter: footer !== null,
    columns: (footer?.columns ?? []).map(({ id, title, links }) => ({
      id,
      title,
      links: links.map(linkForm),
    })),
    text: footer?.text ?? '',
    legal: (footer?.legal ?? []).map(linkForm),
  }
}

function linkForm({ id, label, collectionId, pageId, link = '', items = [] }: WireItem): LinkForm {
  const base = { id, label, items: items.map(linkForm) }
  if (collectionId !== undefined) return { ...base, kind: 'collection', target: collectionId }
  if (pageId !== undefined) return { ...base, kind: 'page', target: pageId }
  return { ...base, kind: link === JOURNAL_LINK ? 'journal' : 'link', target: link }
}

export const newLink = (more: Partial<LinkForm> = {}): LinkForm => ({
  id: crypto.randomUUID(),
  label: '',
  kind: 'collection',
  target: '',
  items: [],
  ...more,
})

const targets = {
  collection: 'collectionId',
  page: 'pageId',
  journal: 'link',
  link: 'link',
} as const

const wireLink = ({ id, label, kind, target }: LinkForm): WireLink => ({
  id,
  label: label.trim(),
  [targets[kind]]: target,
})

export const navigationOf = (form: MenusForm): Wire => ({
  menu: form.hasOwnMenu
    ? form.menu.map((one) => ({ ...wireLink(one), items: one.items.map(wireLink) }))
    : null,
  footer: form.hasOwnFooter
    ? {
        columns: form.columns.map(({ id, title, links }) => ({
          id,
          title: title.trim(),
          links: links.map(wireLink),
        })),
        text: form.text.trim(),
        legal: form.legal.map(wireLink),
      }
    : null,
})

type Texts = Messages['menus']['problems']

/** Errors by the ids of entries and columns. */
export function checkMenus(form: MenusForm, texts: Texts): Errors {
  const links = [
    ...(form.hasOwnMenu ? form.menu.flatMap((one) => [one, ...one.items]) : []),
    ...(form.hasOwnFooter ? [...form.columns.flatMap((one) => one.links), ...form.legal] : []),
  ]
  const problems = links.flatMap((one) => problemsOf(one, texts))
  const columns = form.hasOwnFooter
    ? form.columns.flatMap(({ id, title }) =>
        title.trim() === '' ? [[`${id}.title`, texts.columnTitle] as const] : [],
      )
    : []
  return Object.fromEntries([...problems, ...columns])
}

type Problem = readonly [field: string, problem: string]

function problemsOf({ id, kind, target, label }: LinkForm, texts: Texts): Problem[] {
  if (target === '') return [[`${id}.target`, texts.target]]
  if (kind !== 'link' && kind !== 'journal') return []
  if (!isPageLink(target)) return [[`${id}.target`, texts.link]]
  return label.trim() === '' ? [[`${id}.label`, texts.label]] : []
}
