import { violation } from '@vitrine/contract/kit'
import type { ArticleFields } from '@vitrine/contract/pages'

/** The fields of an article as they are stored: blanks cut, each tag once. */
export function acceptedArticle(article: ArticleFields): ArticleFields {
  const tags = article.tags?.map((tag, at) => acceptedTag(tag, `draft.article.tags[${at}]`)) ?? []
  return { ...article, tags: withoutRepeats(tags) }
}

/** A tag is part of an address, so it must contain a letter or digit. */
function acceptedTag(tag: string, field: string): string {
  const words = tag.trim().replace(/\s+/gu, ' ')
  if (/[\p{L}\p{N}]/u.test(words)) return words
  throw violation(field, 'FORMAT', 'must have a letter or a digit')
}

const withoutRepeats = (tags: readonly string[]): string[] =>
  [...new Map(tags.map((tag) => [tag.toLowerCase(), tag] as const).reverse()).values()].reverse()
