import type { ArticleLink, ShopArticle, ShopContent } from '@vitrine/contract/shop'
import { type ArticleView, viewArticle } from '../../journal/article-view.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import { firstPicture, type SectionView, viewSections } from '../../sections/section-view.ts'
import { type SentForm, sendForm } from '../../sections/sent-form.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { type Langs, viewLangs } from '../../views/langs.ts'
import { pictureAt } from '../../views/picture.ts'
import type { Head, PageResult, Route } from '../screen.ts'
import { articleJsonLd } from './json-ld.ts'

export type ArticleNeighbour = { slug: string; title: string; langs?: Langs }
export type ArticleProps = {
  article: ArticleView
  sections: readonly SectionView[]
  products: readonly CardView[]
  previous?: ArticleNeighbour
  next?: ArticleNeighbour
  related: readonly ArticleView[]
  shop: { name: string; tagline: string }
}

/** An article of the journal. */
export const articleRoute: Route<ArticleProps> = {
  load: (context, { slug = '' }) => articleResult(context, slug),
  act: async (context, form) => {
    const slug = decodeURIComponent(context.url.pathname.split('/').at(-1) ?? '')
    return articleResult(context, slug, await sendForm(context, form))
  },
}

async function articleResult(
  context: RequestContext,
  slug: string,
  sent?: SentForm,
): Promise<PageResult<ArticleProps>> {
  const shown = await context.api.shop.articlePage({ slug, ...context.asked })
  const props = await articleProps(context, shown, sent)
  const head = headOf(context, shown, props)
  return { kind: 'page', head: sent ? { ...head, isPrivate: true } : head, props }
}

/** The displayed article, published or as a draft. */
export type ShownArticle = {
  readonly content: ShopContent
  readonly article: ShopArticle
  readonly currency: string
}

export async function articleProps(
  context: RequestContext,
  { content, article, currency }: ShownArticle,
  sent?: SentForm,
): Promise<ArticleProps> {
  const { mainLanguage, origin, site } = context
  const hasMoreCollections = !(await context.menu()).isWhole
  const { previous, next } = article
  return {
    article: viewArticle(article, origin, mainLanguage),
    sections: viewSections(content, {
      currency,
      origin,
      mainLanguage,
      hasMoreCollections,
      sent,
    }),
    products: viewCards(article.products, currency, origin),
    ...(previous && { previous: viewNeighbour(previous, mainLanguage) }),
    ...(next && { next: viewNeighbour(next, mainLanguage) }),
    related: article.related.map((one) => viewArticle(one, origin, mainLanguage)),
    shop: { name: site.name, tagline: site.tagline },
  }
}

const viewNeighbour = (
  { slug, title, untranslated }: ArticleLink,
  mainLanguage: string,
): ArticleNeighbour => ({ slug, title, ...viewLangs(untranslated, mainLanguage) })

function headOf(context: RequestContext, shown: ShownArticle, props: ArticleProps): Head {
  const { content, article } = shown
  const { site, localeChoice } = context
  const { lang } = localeChoice
  const picture = props.article.picture ?? firstPicture(props.sections)
  const image = picture && pictureAt(picture, 1280)
  const description = content.description || article.summary
  return {
    title: `${article.searchTitle || article.title} – ${site.name}`,
    ...(description ? { description } : {}),
    canonical: links.article(article.slug),
    languages: content.languages,
    feed: links.journalFeed(content.languages.includes(lang) ? lang : ''),
    publishedTime: article.date.toISOString(),
    ...(image ? { image } : {}),
    jsonLd: articleJsonLd(context, { article, description, image }),
  }
}
