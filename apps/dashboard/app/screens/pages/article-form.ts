import { MAX_ARTICLE_PRODUCTS, MAX_TAGS } from '@vitrine/contract/pages'
import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

type StoredPage = OutputOf<'pages.getPage'>['page']
type Article = NonNullable<StoredPage['draft']['article']>

/** The form of an article, without its sections. */
export interface ArticleForm {
  readonly summary: string
  readonly picture: Article['picture']
  readonly author: string
  /** Separated by commas. */
  readonly tags: string
  readonly productIds: readonly string[]
  readonly searchTitle: string
  /** In the reader's own time, such as `2026-01-31T12:00`; empty: that of its first publishing. */
  readonly date: string
}

export const articleForm = (
  { summary = '', author = '', searchTitle = '', tags = [], productIds = [], picture }: Article,
  date: StoredPage['articleDate'],
): ArticleForm => ({
  summary,
  picture,
  author,
  tags: tags.join(', '),
  productIds,
  searchTitle,
  date: textOfMoment(date),
})

/** A moment as fields show it: in the reader's own time, to the minute. */
function textOfMoment(date: StoredPage['articleDate']): string {
  if (!date) return ''
  const moment = new Date(date)
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

const tagsOf = (text: string): string[] =>
  text
    .split(/[,،、]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

export const articleOf = ({ picture, ...form }: ArticleForm): Article => ({
  summary: form.summary.trim(),
  author: form.author.trim(),
  searchTitle: form.searchTitle.trim(),
  tags: tagsOf(form.tags),
  productIds: [...form.productIds],
  ...(picture && { picture }),
})

/** The date in the request; absent if unchanged, because the field has no seconds. */
export function sentDate(
  page: StoredPage,
  { date }: ArticleForm,
): Pick<InputOf<'pages.savePage'>, 'articleDate'> {
  if (date === textOfMoment(page.articleDate)) return {}
  return { articleDate: date === '' ? null : new Date(date) }
}

const MAX_TAG_LENGTH = 40

/** Errors by `article.<field>`. */
export function checkArticle(
  { tags, date, productIds }: ArticleForm,
  texts: Messages['journal']['problems'],
): Errors {
  const named = tagsOf(tags)
  const isBad = (tag: string) => tag.length > MAX_TAG_LENGTH || !/[\p{L}\p{N}]/u.test(tag)
  const isFuture = date !== '' && new Date(date) > new Date()
  return {
    ...(named.length > MAX_TAGS && { 'article.tags': texts.tooManyTags }),
    ...(named.some(isBad) && { 'article.tags': texts.tag }),
    ...(productIds.length > MAX_ARTICLE_PRODUCTS && { 'article.productIds': texts.products }),
    ...(isFuture && { 'article.date': texts.date }),
  }
}
