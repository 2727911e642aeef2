import type { ArticleCard } from '@vitrine/contract/shop'
import { type Langs, viewLangs } from '../views/langs.ts'
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
  /** Languages of title and summary, if they differ from that of the page. */
  langs?: Langs
}

export function viewArticle(
  { slug, title, summary, author, date, tags, picture, untranslated }: ArticleCard,
  origin: string,
  mainLanguage: string,
): ArticleView {
  const [media] = viewMedia(picture ? [picture] : [], origin, '')
  const shown = media && posterOf(media)
  const langs = viewLangs(untranslated, mainLanguage)
  const view = { slug, title, summary, author, date: date.toISOString(), tags, ...langs }
  return shown ? { ...view, picture: shown } : view
}
