import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { CollectionsProps } from './route.ts'

/** List of all collections with their numbers of products. */
export function CollectionsPage({
  parent,
  breadcrumbs,
  collections,
  total,
  page,
  pages,
}: CollectionsProps) {
  const messages = useMessages()
  const name = parent?.name ?? ''
  const title = parent ? messages.collection.within({ name }) : messages.collections.title
  const steps = [
    { label: messages.collections.title, href: links.collections() },
    ...[...breadcrumbs, ...(parent ? [parent] : [])].map((collection) => ({
      label: collection.name,
      href: links.collection(collection.slug),
    })),
  ]
  return (
    <div className="v-wrap">
      <header className="page-head">
        {parent && <Breadcrumbs items={steps} />}
        <h1 className="page-head-title">
          <bdi>{title}</bdi>
        </h1>
        <p className="page-head-text">{messages.collections.count({ n: total })}</p>
      </header>
      {collections.length === 0 ? (
        <Empty
          title={total > 0 ? messages.collections.beyond.title : messages.collections.none.title}
          actions={<ButtonLink href={links.allProducts()}>{messages.layout.all}</ButtonLink>}
        >
          {total > 0 ? messages.collection.beyond.why : messages.collections.none.why}
        </Empty>
      ) : (
        <ul className="collection-list">
          {collections.map((collection) => (
            <li key={collection.id}>
              <a href={links.collection(collection.slug)}>
                <Name>{collection.name}</Name>
                {collection.count > 0 && (
                  <span className="v-num v-mute text-s">{collection.count}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={Math.min(page, pages)}
        pages={pages}
        href={(to) => links.collections({ within: parent?.slug ?? '', page: to })}
        label={messages.collections.pages}
      />
    </div>
  )
}
