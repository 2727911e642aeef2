import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { FilteredList } from '../../filters/filtered-list.tsx'
import { isFiltered } from '../../filters/filters.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Details } from '../../parts/details.tsx'
import { Name } from '../../parts/name.tsx'
import type { CollectionProps } from './route.ts'

export function CollectionPage(props: CollectionProps) {
  const { name, subtitle, text, list } = props
  const messages = useMessages()
  const isBare = list.total === 0 && !isFiltered(list.filters)
  return (
    <div className="v-wrap">
      <header className="page-head">
        <CollectionBreadcrumbs {...props} />
        <h1 className="page-head-title">
          <Name>{name}</Name>
        </h1>
        {subtitle && (
          <p className="text-l">
            <Name>{subtitle}</Name>
          </p>
        )}
        {text && (
          <p className="page-head-text" dir="auto">
            {text}
          </p>
        )}
        <Details details={props.details} />
        <InnerCollections {...props} />
      </header>
      {isBare ? (
        props.collections.length === 0 && <NoProducts />
      ) : (
        <FilteredList list={list} label={messages.collection.pages({ name })} />
      )}
    </div>
  )
}

/** Breadcrumbs to the collections around this one. */
function CollectionBreadcrumbs({ breadcrumbs }: Pick<CollectionProps, 'breadcrumbs'>) {
  const messages = useMessages()
  if (breadcrumbs.length === 0) return null
  const all = { label: messages.layout.all, href: links.allProducts() }
  const collections = breadcrumbs.map(({ name, slug }) => ({
    label: name,
    href: links.collection(slug),
  }))
  return <Breadcrumbs items={[all, ...collections]} />
}

/** Collections within this one. */
function InnerCollections({ slug, name, collections, hasMoreCollections }: CollectionProps) {
  const messages = useMessages()
  if (collections.length === 0) return null
  return (
    <nav aria-label={messages.collection.within({ name })}>
      <ul className="page-head-collections">
        {collections.map((collection) => (
          <li key={collection.slug}>
            <a href={links.collection(collection.slug)}>
              <Name>{collection.name}</Name>
            </a>
          </li>
        ))}
        {hasMoreCollections && (
          <li>
            <a href={links.collections({ within: slug })}>{messages.collections.all}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function NoProducts() {
  const messages = useMessages()
  return (
    <Empty
      title={messages.collection.empty.bare}
      actions={<ButtonLink href={links.allProducts()}>{messages.layout.all}</ButtonLink>}
    >
      {messages.collection.empty.bareWhy}
    </Empty>
  )
}
