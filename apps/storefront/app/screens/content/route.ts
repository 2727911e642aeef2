import type { ShopContent } from '@vitrine/contract/shop'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import {
  firstPicture,
  questionsJsonLd,
  type SectionContext,
  type SectionView,
  viewSections,
} from '../../sections/section-view.ts'
import { type SentForm, sendForm } from '../../sections/sent-form.ts'
import { pictureAt } from '../../views/picture.ts'
import { type ArticleProps, articleProps } from '../article/route.ts'
import type { PageResult, Route } from '../screen.ts'

export type ContentProps = {
  title: string
  /** Language of the title, if it differs from that of the page. */
  lang?: string
  sections: readonly SectionView[]
  shop: { name: string; tagline: string }
}

/** A page of the merchant. */
export const contentRoute: Route<ContentProps> = {
  load: (context, { slug = '' }) => contentResult(context, slug),
  act: async (context, form) => {
    const slug = decodeURIComponent(context.url.pathname.split('/').at(-1) ?? '')
    return contentResult(context, slug, await sendForm(context, form))
  },
}

async function contentResult(
  context: RequestContext,
  slug: string,
  sent?: SentForm,
): Promise<PageResult<ContentProps>> {
  const { site } = context
  const { content, currency } = await context.api.shop.contentPage({ slug, ...context.asked })
  const props = await propsOf(context, content, { currency, sent })
  const picture = firstPicture(props.sections)
  return {
    kind: 'page',
    head: {
      title: `${content.title} – ${site.name}`,
      ...(content.description ? { description: content.description } : {}),
      canonical: links.page(slug),
      languages: content.languages,
      ...(picture ? { image: pictureAt(picture, 1280) } : {}),
      ...(sent ? { isPrivate: true } : {}),
      jsonLd: [pageJsonLd(context, content, slug), ...questionsJsonLd(props.sections)],
    },
    props,
  }
}

/** The saved draft of a page or an article, in the frame of the dashboard. */
export const pagePreviewRoute: Route<ContentProps | ArticleProps> = {
  load: async (context, { token = '' }) => {
    const shown = await context.api.shop.previewPage({ token, ...context.asked })
    const { content, currency, frameOrigin, article } = shown
    const head = {
      title: `${content.title || context.site.name} – ${context.site.name}`,
      isPrivate: true,
      frameOrigin,
    }
    if (!article)
      return { kind: 'page', head, props: await propsOf(context, content, { currency }) }
    const props = await articleProps(context, { content, currency, article })
    return { kind: 'page', screen: 'article', head, props }
  },
}

async function propsOf(
  context: RequestContext,
  content: ShopContent,
  shown: Pick<SectionContext, 'currency' | 'sent'>,
): Promise<ContentProps> {
  const { mainLanguage, origin, site } = context
  const menu = await context.menu()
  const hasMoreCollections = !menu.isWhole
  return {
    title: content.title || site.tagline || site.name,
    ...(content.untranslated.includes('title') && { lang: mainLanguage }),
    sections: viewSections(content, { ...shown, origin, mainLanguage, hasMoreCollections }),
    shop: { name: site.name, tagline: site.tagline },
  }
}

const pageJsonLd = (
  { site }: RequestContext,
  { title, description }: ShopContent,
  slug: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: title,
  ...(description && { description }),
  url: site.url + links.page(slug),
})
