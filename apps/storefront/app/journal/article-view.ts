import type { ArticleCard } from '@vitrine/contract/shop'
import { posterOf, viewMedia } from '../views/media.ts'
import type { PictureView } from '../views/picture.ts'

/** An article of the journal in a list. */
export type ArticleView = {
  slug: string
  title: string
  summary: string
  author: string
  /** ISO 8601. */
  date: string
  tags: readonly string[]
  picture?: PictureView
}

export function viewArticle(
  { slug, title, summary, author, date, tags, picture }: ArticleCard,
  origin: string,
): ArticleView {
  const [media] = viewMedia(picture ? [picture] : [], origin, '')
  const shown = media && posterOf(media)
  const view = { slug, title, summary, author, date: date.toISOString(), tags }
  return shown ? { ...view, picture: shown } : view
}
