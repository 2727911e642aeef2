import { useState } from 'react'
import { links } from '../../links.ts'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import { RowName, RowWays } from '../../scaffold/row-ways.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { ShelfPage } from '../../scaffold/shelf-page.tsx'
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
  const { search, sections, total } = props
  const { infoSections: words } = useMessages()
  const { go } = useNavigation()
  const find = (q: string) => go(links.infoSections({ q }), { replace: true })
  return (
    <ShelfPage
      creates="catalogV3.createInfoSection"
      {...{ words, total, error: props.error, onNew: props.onNew, onRetry: props.onRetry }}
      shown={sections?.length}
      filters={
        <search className="filters">
          <SearchField label={words.search} q={search.q} onSearch={find} />
        </search>
      }
      isNarrowed={search.q !== ''}
    >
      <Rows {...props} sections={sections ?? []} />
      <Pager
        page={search.page}
        size={INFO_SECTIONS_PAGE}
        total={total}
        linkTo={(page) => links.infoSections({ ...search, page })}
      />
    </ShelfPage>
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
      <table className="list sections-list">
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
      <RowName name={title} onChange={() => onChange(section)} />
      <td className="cell-called mute">
        <bdi>{uniqueName}</bdi>
      </td>
      <td className="mute">
        <Moment moment={updatedDate} now={now} />
      </td>
      <td className="cell-figure" data-word={words.columns.products}>
        <span className="figure">{formatNumber(assignedProductsCount, language)}</span>
      </td>
      <td className="cell-actions">
        <RowWays
          {...{ words, name: title }}
          changes="catalogV3.updateInfoSection"
          deletes="catalogV3.deleteInfoSection"
          onChange={() => onChange(section)}
          onDelete={() => onDelete(section)}
        />
      </td>
    </tr>
  )
}
