import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { ArticleLine, ArticleList } from '../../journal/article-list.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { FramedPicture } from '../../parts/framed-picture.tsx'
import { Name } from '../../parts/name.tsx'
import { ProductRow } from '../../parts/product-row.tsx'
import { Sections } from '../../sections/sections.tsx'
import type { ArticleNeighbour, ArticleProps } from './route.ts'

/** An article of the journal. */
export function ArticlePage(props: ArticleProps) {
  const { article: texts } = useMessages()
  const { article, sections, products, related, shop } = props
  return (
    <>
      <article>
        <ArticleHead article={article} />
        <Sections sections={sections} shop={shop} isBelowHeading />
        {article.tags.length > 0 && <ArticleTags tags={article.tags} />}
      </article>
      <ProductRow id="article-products" title={texts.products} cards={products} />
      <Neighbours {...props} />
      {related.length > 0 && (
        <section className="v-wrap section" aria-labelledby="article-related">
          <div className="section-head">
            <h2 id="article-related">{texts.related}</h2>
          </div>
          <ArticleList articles={related} heading="h3" />
        </section>
      )}
    </>
  )
}

function ArticleHead({ article }: Pick<ArticleProps, 'article'>) {
  const { journal } = useMessages()
  const { langs, title, summary, picture } = article
  return (
    <header className="v-wrap article-head">
      <Breadcrumbs items={[{ label: journal.title, href: links.journal() }, { label: title }]} />
      <h1 className="page-head-title">
        <Name lang={langs?.title}>{title}</Name>
      </h1>
      <ArticleLine article={article} />
      {summary !== '' && (
        <p className="page-head-text" dir="auto" lang={langs?.summary}>
          {summary}
        </p>
      )}
      {picture && (
        <FramedPicture
          className="article-picture"
          picture={picture}
          sizes="(min-width: 75rem) 70rem, 92vw"
          isFirst
        />
      )}
    </header>
  )
}

function ArticleTags({ tags }: { tags: readonly string[] }) {
  const { article } = useMessages()
  return (
    <nav className="v-wrap" aria-label={article.topics}>
      <ul className="article-tags">
        {tags.map((tag) => (
          <li key={tag}>
            <a href={links.journal({ tag })}>
              <Name>{tag}</Name>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Neighbours({ previous, next }: Pick<ArticleProps, 'previous' | 'next'>) {
  const { article } = useMessages()
  if (!previous && !next) return null
  return (
    <nav className="v-wrap article-neighbours" aria-label={article.others}>
      {previous && <Neighbour to={previous} label={article.previous} rel="prev" />}
      {next && <Neighbour to={next} label={article.next} rel="next" />}
    </nav>
  )
}

type NeighbourProps = { to: ArticleNeighbour; label: string; rel: 'prev' | 'next' }

function Neighbour({ to, label, rel }: NeighbourProps) {
  return (
    <a className={`article-${rel}`} href={links.article(to.slug)} rel={rel}>
      <span className="v-mute text-s">{label}</span>
      <span>
        <Name lang={to.langs?.title}>{to.title}</Name>
      </span>
    </a>
  )
}
