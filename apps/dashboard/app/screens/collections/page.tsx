import type { Collection } from '@vitrine/contract/catalog-v1'
import { Status } from '@vitrine/ui/status'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { Thumbnail } from '../../scaffold/thumbnail.tsx'
import { COLLECTIONS_PAGE, type CollectionsSearch } from './search.ts'

export interface CollectionsPageProps {
  readonly search: CollectionsSearch
  /** Undefined until the first answer. */
  readonly collections: readonly Collection[] | undefined
  readonly total: number
  readonly error?: unknown
  readonly onNew: () => void
  readonly onChange: (collection: Collection) => void
  readonly onDelete: (collection: Collection) => void
  readonly onRetry?: () => void
}

export function CollectionsPage(props: CollectionsPageProps) {
  const { search, collections, total, error, onNew } = props
  const { collections: words, shell } = useMessages()
  const { go } = useNavigation()
  const language = useLanguage()
  const find = (q: string) => go(links.collections({ q }), { replace: true })
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          collections && (
            <span className="figure" role="status">
              {formatNumber(total, language)}
            </span>
          )
        }
        actions={
          <button type="button" className="button button-primary" onClick={onNew}>
            <Plus aria-hidden="true" />
            {words.new}
          </button>
        }
      />
      <p className="page-text">{words.text}</p>
      <search className="filters">
        <SearchField label={words.search} q={search.q} onSearch={find} />
      </search>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!collections && !error && <Skeleton rows={6} label={shell.loading} />}
      {collections?.length === 0 && <NoneHere search={search} onNew={onNew} />}
      {collections && collections.length > 0 && <Rows {...props} collections={collections} />}
      {collections && (
        <Pager
          page={search.page}
          size={COLLECTIONS_PAGE}
          total={total}
          linkTo={(page) => links.collections({ ...search, page })}
        />
      )}
    </>
  )
}

function NoneHere({ search, onNew }: Pick<CollectionsPageProps, 'search' | 'onNew'>): ReactNode {
  const { collections: words } = useMessages()
  const [title, text] =
    search.q === ''
      ? [words.emptyTitle, words.emptyText]
      : [words.noneFoundTitle, words.noneFoundText]
  return (
    <Empty title={title} text={text}>
      <button type="button" className="button" onClick={onNew}>
        {words.new}
      </button>
    </Empty>
  )
}

type RowsProps = Omit<CollectionsPageProps, 'collections'> & {
  readonly collections: readonly Collection[]
}

function Rows({ collections, onChange, onDelete }: RowsProps) {
  const { collections: words } = useMessages()
  const { columns } = words
  return (
    <div className="list-frame">
      <table className="list collections-list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.address}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col" className="cell-figure">
              {columns.products}
            </th>
            <th scope="col">
              <span className="unseen">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {collections.map((one) => (
            <Row key={one.id} collection={one} onChange={onChange} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<CollectionsPageProps, 'onChange' | 'onDelete'> {
  readonly collection: Collection
}

function Row({ collection, onChange, onDelete }: RowProps) {
  const { collections: words } = useMessages()
  const language = useLanguage()
  const { id, name, slug, visible, numberOfProducts, media } = collection
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Link href={links.products({ collection: id })} data-row-link="">
          <Thumbnail url={media.mainMedia?.image?.url} ground={undefined} />
          <span dir="auto">{name}</span>
        </Link>
      </th>
      <td className="cell-words mute">
        <a
          href={links.shopCollection(slug)}
          target="_blank"
          rel="noreferrer"
          title={words.see(name)}
        >
          /{slug}
        </a>
      </td>
      <td className="cell-state">
        <Status tone={visible ? 'good' : 'quiet'}>{visible ? words.visible : words.hidden}</Status>
      </td>
      <td className="cell-figure">
        <span className="figure">{formatNumber(numberOfProducts, language)}</span>
      </td>
      <td className="cell-actions">
        <button
          type="button"
          className="link-button"
          aria-label={words.changeTitle(name)}
          onClick={() => onChange(collection)}
        >
          {words.change}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={words.deleteOf(name)}
          onClick={() => onDelete(collection)}
        >
          {words.delete}
        </button>
      </td>
    </tr>
  )
}
