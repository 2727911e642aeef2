import { Plus } from 'lucide-react'
import { useState } from 'react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import type { InfoSection } from './form.ts'
import { INFO_SECTIONS_PAGE, type InfoSectionsSearch } from './search.ts'

export interface InfoSectionsPageProps {
  readonly search: InfoSectionsSearch
  /** Undefined until the first answer. */
  readonly sections: readonly InfoSection[] | undefined
  readonly total: number
  readonly error?: unknown
  readonly onNew: () => void
  readonly onChange: (section: InfoSection) => void
  readonly onDelete: (section: InfoSection) => void
  readonly onRetry?: () => void
}

export function InfoSectionsPage(props: InfoSectionsPageProps) {
  const { search, sections, total, error, onNew } = props
  const { infoSections: words, shell } = useMessages()
  const { go } = useNavigation()
  const language = useLanguage()
  const find = (q: string) => go(links.infoSections({ q }), { replace: true })
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          sections && (
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
      {!sections && !error && <Skeleton rows={6} label={shell.loading} />}
      {sections?.length === 0 && <NoneHere search={search} onNew={onNew} />}
      {sections && sections.length > 0 && <Rows {...props} sections={sections} />}
      {sections && (
        <Pager
          page={search.page}
          size={INFO_SECTIONS_PAGE}
          total={total}
          linkTo={(page) => links.infoSections({ ...search, page })}
        />
      )}
    </>
  )
}

function NoneHere({ search, onNew }: Pick<InfoSectionsPageProps, 'search' | 'onNew'>) {
  const { infoSections: words } = useMessages()
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

type RowsProps = Omit<InfoSectionsPageProps, 'sections'> & {
  readonly sections: readonly InfoSection[]
}

function Rows({ sections, onChange, onDelete }: RowsProps) {
  const { infoSections: words } = useMessages()
  const { columns } = words
  return (
    <div className="list-frame">
      <table className="list collections-list">
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.changed}</th>
            <th scope="col" className="cell-figure">
              {columns.products}
            </th>
            <th scope="col">
              <span className="unseen">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map((one) => (
            <Row key={one.id} section={one} onChange={onChange} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<InfoSectionsPageProps, 'onChange' | 'onDelete'> {
  readonly section: InfoSection
}

function Row({ section, onChange, onDelete }: RowProps) {
  const { infoSections: words } = useMessages()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const { title, uniqueName, updatedDate, assignedProductsCount = 0 } = section
  return (
    <tr>
      <th scope="row" className="cell-name">
        <span dir="auto">{title}</span>
      </th>
      <td className="cell-words mute" dir="auto">
        {uniqueName}
      </td>
      <td className="cell-words mute">
        <Moment moment={updatedDate} now={now} />
      </td>
      <td className="cell-figure">
        <span className="figure">{formatNumber(assignedProductsCount, language)}</span>
      </td>
      <td className="cell-actions">
        <button
          type="button"
          className="link-button"
          aria-label={words.changeTitle(title)}
          onClick={() => onChange(section)}
        >
          {words.change}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={words.deleteOf(title)}
          onClick={() => onDelete(section)}
        >
          {words.delete}
        </button>
      </td>
    </tr>
  )
}
