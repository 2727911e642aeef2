import { ArticleList } from '../journal/article-list.tsx'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { CollectionGrid } from '../parts/collection-grid.tsx'
import { MoreLink } from '../parts/more-link.tsx'
import { Name } from '../parts/name.tsx'
import { ProductRow } from '../parts/product-row.tsx'
import { ContactForm } from './contact-form.tsx'
import { Hero } from './hero.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import {
  type ArticlesView,
  type CollectionsView,
  listOf,
  type ProductsView,
  type SectionBase,
  type SectionView,
} from './section-view.ts'
import { Columns, Questions, Quote, Story, VideoSection } from './text-sections.tsx'

export type SectionsProps = {
  sections: readonly SectionView[]
  /** The title of a hero without one. */
  shop: { name: string; tagline: string }
  /** The page has its heading above them, so no hero is one. */
  isBelowHeading?: boolean
}

/** The sections of a page in their order; a hero at the top has its heading, unless that is above them. */
export function Sections({ sections, shop, isBelowHeading = false }: SectionsProps) {
  return sections.map((section, at) => (
    <Section key={section.id} section={section} shop={shop} isFirst={at === 0 && !isBelowHeading} />
  ))
}

type SectionProps = Pick<SectionsProps, 'shop'> & { section: SectionView; isFirst: boolean }

function Section({ section, shop, isFirst }: SectionProps) {
  switch (section.type) {
    case 'hero':
      return <Hero section={section} shop={shop} isFirst={isFirst} />
    case 'story':
      return <Story section={section} />
    case 'collections':
      return <CollectionsSection section={section} />
    case 'products':
      return <ProductsSection section={section} />
    case 'quote':
      return <Quote section={section} />
    case 'columns':
      return <Columns section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'video':
      return <VideoSection section={section} />
    case 'contactForm':
      return <ContactForm section={section} />
    case 'newsletter':
      return <NewsletterForm section={section} />
    case 'articles':
      return <ArticlesSection section={section} />
  }
}

function CollectionsSection({ section }: { section: CollectionsView & SectionBase }) {
  const messages = useMessages()
  const { id, langs, title, collections, hasMore } = section
  return (
    <section className="v-wrap section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>
          {title === '' ? messages.home.collections : <Name lang={langs?.title}>{title}</Name>}
        </h2>
        {hasMore && <MoreLink href={links.collections()}>{messages.collections.all}</MoreLink>}
      </div>
      <CollectionGrid collections={collections} />
    </section>
  )
}

function ProductsSection({ section }: { section: ProductsView & SectionBase }) {
  const messages = useMessages()
  const { id, langs, title, cards } = section
  const texts = wordsOf(section, messages)
  const href = listOf(section)
  return (
    <ProductRow
      id={id}
      title={title || texts.label}
      lang={langs?.title}
      cards={cards}
      {...(href ? { more: { href, label: texts.all } } : {})}
    />
  )
}

function ArticlesSection({ section }: { section: ArticlesView & SectionBase }) {
  const { journal } = useMessages()
  const { id, langs, title, tag, articles } = section
  return (
    <section className="v-wrap section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title === '' ? journal.title : <Name lang={langs?.title}>{title}</Name>}</h2>
        <MoreLink href={links.journal({ tag })}>{journal.all}</MoreLink>
      </div>
      <ArticleList articles={articles} heading="h3" />
    </section>
  )
}

/** The default where the merchant has no text. */
function wordsOf({ source, collection }: ProductsView, messages: Messages) {
  if (source === 'ON_SALE') return messages.home.sale
  if (source === 'NEWEST') return messages.home.new
  return { label: collection?.name ?? messages.layout.foot, all: messages.layout.all }
}
