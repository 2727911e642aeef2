import {
  HOME_PAGE_ID,
  isPageLink,
  isPageSlug,
  isReservedSlug,
  type PageContent,
  type PageSection,
  type PageTranslations,
  type SectionType,
  sectionTypes,
} from '@vitrine/contract/pages'
import { VitrineError } from '@vitrine/sdk'
import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import { type ArticleForm, articleForm, articleOf, checkArticle, sentDate } from './article-form.ts'
import { checkTranslations, refusedTranslation } from './translation-form.ts'

export type StoredPage = OutputOf<'pages.getPage'>['page']
export type Section = StoredPage['draft']['sections'][number]
export type Picture = NonNullable<NonNullable<Section['hero']>['picture']>
export type Button = NonNullable<NonNullable<Section['hero']>['button']>

export interface PageForm {
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly sections: readonly Section[]
  /** Only for articles. */
  readonly article?: ArticleForm
  readonly translations: PageTranslations
}

export const isHomePage = ({ id }: Pick<StoredPage, 'id'>) => id === HOME_PAGE_ID

export function formOf({ slug, draft, articleDate }: StoredPage): PageForm {
  const { article, translations = {}, ...content } = draft
  const form = { slug: slug ?? '', ...content, translations }
  return article ? { ...form, article: articleForm(article, articleDate) } : form
}

export const requestOf = (page: StoredPage, form: PageForm): InputOf<'pages.savePage'> => ({
  id: page.id,
  revision: page.revision,
  ...(isHomePage(page) ? {} : { slug: form.slug.trim() }),
  ...(form.article && sentDate(page, form.article)),
  draft: contentOf(form),
})

/** The content of a form. */
export const contentOf = (form: PageForm): PageContent => ({
  title: form.title.trim(),
  description: form.description.trim(),
  sections: [...form.sections],
  ...(form.article && { article: articleOf(form.article) }),
  translations: form.translations,
})

/** A page that is not stored yet. */
export const newPage = (id: string): StoredPage => ({
  id,
  slug: '',
  state: 'DRAFT',
  publishDate: null,
  publishedDate: null,
  updatedDate: null,
  revision: 0,
  articleDate: null,
  draft: { title: '', description: '', sections: [] },
  published: null,
})

/** A new article; a copy retains title and content, at an address that none of the other articles has. */
export function newArticle(
  id: string,
  copied?: StoredPage['draft'],
  taken: readonly string[] = [],
): StoredPage {
  const page = newPage(id)
  const story = { id: crypto.randomUUID(), story: { html: '' } }
  const draft = copied ?? { ...page.draft, sections: [story], article: {} }
  return { ...page, slug: freeSlug(slugOf(draft.title), taken), draft }
}

export const typeOf = (section: Section): SectionType =>
  sectionTypes.find((type) => section[type] !== undefined) ?? 'story'

const empty: { readonly [T in SectionType]: NonNullable<PageSection[T]> } = {
  hero: {},
  story: { html: '' },
  collections: {},
  products: { source: 'NEWEST', limit: 4 },
  quote: { text: '' },
  columns: { columns: [{}, {}, {}] },
  questions: { questions: [{ question: '', answer: '' }] },
  video: { mediaId: '', description: '' },
  contactForm: {},
  newsletter: {},
  articles: { limit: 3 },
}

export const newSection = (type: SectionType): Section => ({
  id: crypto.randomUUID(),
  [type]: empty[type],
})

/** A slug of a title: letters and digits, separated by hyphens. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG)

const MAX_SLUG = 80

/** The slug, with the first number from 2 on that makes it a free one where it is taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const free = slug.slice(0, MAX_SLUG - end.length) + end
    if (!taken.includes(free)) return free
  }
}

type Texts = Messages['pages']['problems']

/** Errors by field: `title`, `slug`, `sections.<id>.<field>`, or `translations.<language>.<path>`. */
export function checkPage(
  page: StoredPage,
  form: PageForm,
  { pages, journal, field }: Messages,
): Errors {
  const texts = pages.problems
  const articleWords = journal.problems
  const problems: Record<string, string> = {}
  if (!isHomePage(page)) {
    const slug = form.slug.trim()
    if (form.title.trim() === '') problems.title = texts.title
    if (!isPageSlug(slug)) problems.slug = texts.slug
    else if (isReservedSlug(slug)) problems.slug = texts.slugReserved
  }
  if (form.article) Object.assign(problems, checkArticle(form.article, articleWords))
  for (const section of form.sections) {
    for (const [at, problem] of problemsOf(section, texts)) {
      problems[`sections.${section.id}.${at}`] = problem
    }
  }
  return { ...problems, ...checkTranslations(contentOf(form), field) }
}

type Problem = readonly [field: string, problem: string]

function problemsOf(section: Section, texts: Texts): Problem[] {
  const { hero, products, quote, columns, questions, video, collections } = section
  const required = (field: string, text: string): Problem[] =>
    text.trim() === '' ? [[field, texts.empty]] : []
  return [
    ...problemsOfButton('button', hero?.button, texts),
    ...(collections?.collectionIds?.length === 0 ? [['collectionIds', texts.choose] as const] : []),
    ...(products?.source === 'CHOSEN' && !products.productIds?.length
      ? [['productIds', texts.choose] as const]
      : []),
    ...(products?.source === 'COLLECTION' && !products.collectionId
      ? [['collectionId', texts.choose] as const]
      : []),
    ...(quote ? required('text', quote.text) : []),
    ...(columns?.columns ?? []).flatMap(({ button }, at) => [
      ...problemsOfButton(`columns.${at}.button`, button, texts),
    ]),
    ...(questions?.questions ?? []).flatMap(({ question, answer }, at) => [
      ...required(`questions.${at}.question`, question),
      ...required(`questions.${at}.answer`, answer),
    ]),
    ...(video
      ? [...required('mediaId', video.mediaId), ...required('description', video.description)]
      : []),
  ]
}

function problemsOfButton(field: string, button: Button | undefined, texts: Texts): Problem[] {
  if (!button) return []
  if (button.label.trim() === '') return [[`${field}.label`, texts.label]]
  return isPageLink(button.link) ? [] : [[`${field}.link`, texts.link]]
}

/** The server's errors by field. */
export function refusalsOf(error: unknown, form: PageForm, { pages, field }: Messages): Errors {
  if (!(error instanceof VitrineError)) return {}
  const ofTranslation = refusedTranslation(error, field)
  if (ofTranslation) return ofTranslation
  const texts = pages.problems
  if (error.code === 'PAGE_SLUG_TAKEN') return { slug: texts.slugTaken }
  if (error.code === 'PAGE_SLUG_RESERVED') return { slug: texts.slugReserved }
  // Only the server knows whether the library has an alternative text.
  const isTextless = error.code === 'PAGE_ALT_TEXT_MISSING'
  if (error.code !== 'PAGE_PICTURE_UNKNOWN' && !isTextless) return {}
  const problem = isTextless ? texts.altText : texts.media
  if (String(error.data.field).startsWith('draft.article.')) {
    return { 'article.picture.altText': problem }
  }
  const [, at = '', rest = ''] =
    /^draft\.sections\[(\d+)\]\.\w+\.(.*)$/.exec(String(error.data.field)) ?? []
  const section = form.sections[Number(at)]
  const path = rest.replace(/picture\.mediaId$/, 'picture.altText').replace(/\[(\d+)\]/g, '.$1')
  return section ? { [`sections.${section.id}.${path}`]: problem } : {}
}
