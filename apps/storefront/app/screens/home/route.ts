import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
import {
  firstPicture,
  questionsJsonLd,
  type SectionView,
  viewSections,
} from '../../sections/section-view.ts'
import { type SentForm, sendForm } from '../../sections/sent-form.ts'
import { type CardView, viewCards } from '../../views/card.ts'
import { viewCollection } from '../../views/collection-card.ts'
import { pictureAt } from '../../views/picture.ts'
import type { ViewContext } from '../../views/view-context.ts'
import type { Head, PageResult, Route } from '../screen.ts'

export type HomeProps = {
  shop: { name: string; tagline: string }
  sections: readonly SectionView[]
  /** There is nothing to show yet. */
  isEmpty: boolean
}

type Page = Awaited<ReturnType<RequestContext['api']['shop']['homePage']>>

const arrivalCount = 8

export const homeRoute: Route<HomeProps> = {
  load: (context) => homeResult(context),
  act: async (context, form) => homeResult(context, await sendForm(context, form)),
}

async function homeResult(
  context: RequestContext,
  sent?: SentForm,
): Promise<PageResult<HomeProps>> {
  const { api, asked, mainLanguage, origin, site, today } = context
  const [page, menu] = await Promise.all([api.shop.homePage(asked), context.menu()])
  const { currency, collections, content } = page
  const hasMoreCollections = !menu.isWhole || menu.collections.length > collections.length
  const shown = { currency, origin, today, mainLanguage, hasMoreCollections, sent }
  const sections = content ? viewSections(content, shown) : defaultSections(page, shown)
  const props: HomeProps = {
    shop: { name: site.name, tagline: site.tagline },
    sections,
    isEmpty: !content && page.newest.length === 0,
  }
  const head = homeHead(context, content, sections)
  return { kind: 'page', head: { ...head, ...(sent ? { isPrivate: true } : {}) }, props }
}

function homeHead(
  context: RequestContext,
  content: Page['content'],
  sections: readonly SectionView[],
): Head {
  const { site } = context
  const description = content?.description || site.tagline
  const title = content?.title || site.tagline
  const picture = content
    ? firstPicture(sections)
    : sections.flatMap((one) => (one.type === 'hero' ? (one.card?.pictures[0] ?? []) : []))[0]
  return {
    title: title ? `${site.name} – ${title}` : site.name,
    ...(description ? { description } : {}),
    canonical: links.home(),
    ...languagesOf(context, content),
    ...(picture ? { image: pictureAt(picture, 1280) } : {}),
    jsonLd: [shopJsonLd(context), organizationJsonLd(context), ...questionsJsonLd(sections)],
  }
}

/** The languages of the home page and of the merchant's texts. */
function languagesOf(
  { theme, mainLanguage }: RequestContext,
  content: Page['content'],
): Pick<Head, 'languages'> {
  if (!content || content.languages.length === 0) return {}
  const all = new Set([...content.languages, ...Object.keys(theme.texts)])
  all.delete(mainLanguage)
  return { languages: [...all] }
}

/** The sections of a shop without a published home page. */
function defaultSections(
  { newest, onSale, collections, currency }: Page,
  { origin, today, hasMoreCollections }: ViewContext & { readonly hasMoreCollections: boolean },
): SectionView[] {
  const cards = viewCards(newest, currency, { origin, today })
  const hero = heroOf(cards)
  const arrivals = cards.filter((card) => card !== hero).slice(0, arrivalCount)
  const sections: SectionView[] = [
    { id: 'hero', type: 'hero', title: '', text: '', ...(hero ? { card: hero } : {}) },
    {
      id: 'collections',
      type: 'collections',
      title: '',
      collections: collections.map((one) => viewCollection(one, origin)),
      hasMore: hasMoreCollections,
    },
    { id: 'new', type: 'products', title: '', source: 'NEWEST', cards: arrivals },
    {
      id: 'sale',
      type: 'products',
      title: '',
      source: 'ON_SALE',
      cards: viewCards(onSale, currency, { origin, today }),
    },
  ]
  return sections.filter((one) => one.type !== 'collections' || one.collections.length > 0)
}

/**
 * The newest product that can be bought and whose picture is stored here: an external one may never
 * load.
 */
export const heroOf = (cards: readonly CardView[]): CardView | undefined =>
  cards.find(({ pictures, state }) => pictures[0]?.isStored && state !== 'out')

const shopJsonLd = ({ site }: RequestContext) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: `${site.url}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${site.url}${links.searchTemplate('search_term_string')}`,
    'query-input': 'required name=search_term_string',
  },
})

/** The organization behind the shop, as far as it is public. */
const organizationJsonLd = ({ site }: RequestContext) => {
  const { name, url, tagline, branding } = site
  const logo = branding.logoUrl
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${url}/#organization`,
    name,
    url: `${url}/`,
    ...(logo && { logo: logo.startsWith('/') ? url + logo : logo }),
    ...(tagline && { slogan: tagline }),
  }
}
