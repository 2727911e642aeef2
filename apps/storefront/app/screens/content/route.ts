import type { ShopContent } from '@vitrine/contract/shop'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import {
  firstPicture,
  questionsJsonLd,
  type SectionView,
  viewSections,
} from '../../sections/section-view.ts'
import { pictureAt } from '../../views/picture.ts'
import type { Route } from '../screen.ts'

export type ContentProps = {
  title: string
  sections: readonly SectionView[]
  shop: { name: string; tagline: string }
}

/** A page of the merchant. */
export const contentRoute: Route<ContentProps> = {
  load: async (context, { slug = '' }) => {
    const { site } = context
    const { content, currency } = await context.api.shop.contentPage({ slug })
    const props = await propsOf(context, content, currency)
    const picture = firstPicture(props.sections)
    return {
      kind: 'page',
      head: {
        title: `${content.title} – ${site.name}`,
        ...(content.description ? { description: content.description } : {}),
        canonical: links.page(slug),
        ...(picture ? { image: pictureAt(picture, 1280) } : {}),
        jsonLd: [pageJsonLd(context, content, slug), ...questionsJsonLd(props.sections)],
      },
      props,
    }
  },
}

/** The saved draft of a page, in the frame of the dashboard. */
export const pagePreviewRoute: Route<ContentProps> = {
  load: async (context, { token = '' }) => {
    const { content, currency, frameOrigin } = await context.api.shop.previewPage({ token })
    const props = await propsOf(context, content, currency)
    return {
      kind: 'page',
      head: {
        title: `${content.title || context.site.name} – ${context.site.name}`,
        isPrivate: true,
        frameOrigin,
      },
      props,
    }
  },
}

async function propsOf(
  context: RequestContext,
  content: ShopContent,
  currency: string,
): Promise<ContentProps> {
  const { origin, site } = context
  const menu = await context.menu()
  const hasMoreCollections = !menu.isWhole
  return {
    title: content.title || site.tagline || site.name,
    sections: viewSections(content, { currency, origin, hasMoreCollections }),
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
