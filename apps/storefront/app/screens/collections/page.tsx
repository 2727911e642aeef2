import { Breadcrumbs } from '@vitrine/ui/breadcrumbs'
import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
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
  const words = useWords()
  const name = parent?.name ?? ''
  const title = parent ? words.t('collection.within', { name }) : words.t('collections.title')
  const steps = [
    { label: words.t('collections.title'), href: links.collections() },
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
        <p className="page-head-text">{words.t('collections.count', { n: total })}</p>
      </header>
      {collections.length === 0 ? (
        <Empty
          title={words.t(total > 0 ? 'collections.beyond.title' : 'collections.none.title')}
          actions={<ButtonLink href={links.allProducts()}>{words.t('layout.all')}</ButtonLink>}
        >
          {words.t(total > 0 ? 'collection.beyond.why' : 'collections.none.why')}
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
        label={words.t('collections.pages')}
      />
    </div>
  )
}
