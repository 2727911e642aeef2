import type { ProductToSave } from '@vitrine/contract/products'

export type SeoData = NonNullable<ProductToSave['seo']>
type Tag = NonNullable<SeoData['tags']>[number]
export type TagKind = Tag['type']

/** A tag without a field of its own. */
export interface TagForm {
  readonly key: string
  readonly kind: TagKind
  readonly name: string
  readonly content: string
  /** Only meta tags can be edited. */
  readonly isFixed: boolean
  /** The stored tag; absent for a new one. */
  readonly stored?: Tag
}

/** The SEO settings as the form shows them. */
export interface SeoForm {
  readonly title: string
  readonly text: string
  /** The first keyword has the highest weight. */
  readonly keywords: readonly string[]
  readonly hidden: boolean
  readonly redirect: boolean
  readonly tags: readonly TagForm[]
  readonly stored: SeoData | null
}

export const emptySeo: SeoForm = {
  title: '',
  text: '',
  keywords: [],
  hidden: false,
  redirect: true,
  tags: [],
  stored: null,
}

const isOn = ({ disabled }: Tag) => disabled !== true
const isTitle = (tag: Tag) => tag.type === 'title' && isOn(tag) && Boolean(tag.children?.trim())
const isMeta = (tag: Tag, name: string) =>
  tag.type === 'meta' && isOn(tag) && textOf(tag.props?.name).toLowerCase() === name
const isDescription = (tag: Tag) =>
  isMeta(tag, 'description') && textOf(tag.props?.content).trim() !== ''
const isNoIndex = (tag: Tag) =>
  isMeta(tag, 'robots') && /\b(noindex|none)\b/i.test(textOf(tag.props?.content))

export function seoOf(stored: SeoData | undefined): SeoForm {
  if (!stored) return emptySeo
  const tags = stored.tags ?? []
  const own = ownTags(tags)
  const { keywords = [], preventAutoRedirect } = stored.settings ?? {}
  const rank = ({ isMain }: { isMain?: boolean | null }) => (isMain ? 0 : 1)
  const terms = (keywords ?? []).toSorted((a, b) => rank(a) - rank(b))
  return {
    title: own.title?.children ?? '',
    text: textOf(own.text?.props?.content),
    keywords: [...new Set(terms.map(({ term }) => term))],
    hidden: own.robots !== undefined,
    redirect: preventAutoRedirect !== true,
    tags: tags.filter((tag) => !Object.values(own).includes(tag)).map(tagOf),
    stored,
  }
}

const ownTags = (tags: readonly Tag[]) => ({
  title: tags.find(isTitle),
  text: tags.find(isDescription),
  robots: tags.find(isNoIndex),
})

function tagOf(stored: Tag, at: number): TagForm {
  const { type: kind, props, children } = stored
  const named = nameKey(stored)
  const isFixed = kind !== 'meta' || named === undefined || !isOn(stored)
  const [name, content] = [textOf(named && props?.[named]), textOf(props?.content)]
  const form = { key: `t${at}`, kind, isFixed, stored }
  // Compared as it will be saved: blanks do not count as a change.
  if (!isFixed) return { ...form, name: name.trim(), content: content.trim() }
  const address = textOf(props?.href) || textOf(props?.src)
  return {
    ...form,
    name: name || textOf(props?.rel),
    content: content || address || (children ?? ''),
  }
}

/** Under which of its properties a meta has its name. */
const nameKey = ({ props }: Pick<Tag, 'props'>) =>
  ['name', 'property', 'http-equiv'].find((key) => typeof props?.[key] === 'string')

export const newTag = (): TagForm => ({
  key: crypto.randomUUID(),
  kind: 'meta',
  name: '',
  content: '',
  isFixed: false,
})

/** The SEO data to save; null if empty. Retains data that the screen does not show. */
export function seoToSend(form: SeoForm): SeoData | null {
  const { stored } = form
  const own = ownTags(stored?.tags ?? [])
  const [title, text] = [form.title.trim(), form.text.trim()]
  const tags: Tag[] = [
    ...(title ? [{ ...(own.title ?? { type: 'title' as const }), children: title }] : []),
    ...(text ? [metaOf(own.text, 'description', text)] : []),
    ...(form.hidden ? [own.robots ?? metaOf(undefined, 'robots', 'noindex')] : []),
    ...form.tags.map(tagToSend),
  ]
  const settings = settingsToSend(form)
  if (tags.length === 0 && !settings) return null
  return { tags, ...(settings && { settings }) }
}

const metaOf = (otherSettings: Tag | undefined, name: string, content: string): Tag => ({
  ...(otherSettings ?? { type: 'meta' }),
  props: { ...(otherSettings?.props ?? { name }), content },
})

function tagToSend({ name, content, isFixed, stored }: TagForm): Tag {
  if (stored && isFixed) return stored
  const key = (stored && nameKey(stored)) ?? (name.includes(':') ? 'property' : 'name')
  return {
    ...(stored ?? { type: 'meta' }),
    props: { ...stored?.props, [key]: name.trim(), content: content.trim() },
  }
}

function settingsToSend({ keywords, redirect, stored }: SeoForm): SeoData['settings'] {
  const { keywords: storedKeywords, ...otherSettings } = stored?.settings ?? {}
  if (keywords.length === 0 && redirect && !stored?.settings) return undefined
  return {
    ...otherSettings,
    preventAutoRedirect: !redirect,
    keywords: keywords.map((term, at) => ({
      ...storedKeywords?.find((one) => one.term === term),
      term,
      isMain: at === 0,
    })),
  }
}

/** Whether everything is generated from the product. */
export const isPlain = (form: SeoForm): boolean => seoToSend({ ...form, stored: null }) === null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
