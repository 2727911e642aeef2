import { useState } from 'react'
import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import { SearchField } from '../../shared/search-field.tsx'
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
  const { infoSections } = useMessages()
  const { go } = useNavigation()
  const find = (q: string) => go(links.infoSections({ q }), { replace: true })
  return (
    <ListPage
      createOperation="infoSections.saveInfoSection"
      labels={infoSections}
      total={total}
      error={props.error}
      onNew={props.onNew}
      onRetry={props.onRetry}
      shownCount={sections?.length}
      filters={
        <search className="filters">
          <SearchField label={infoSections.search} q={search.q} onSearch={find} />
        </search>
      }
      isFiltered={search.q !== ''}
    >
      <Rows {...props} sections={sections ?? []} />
      <Pager
        page={search.page}
        size={INFO_SECTIONS_PAGE}
        total={total}
        linkTo={(page) => links.infoSections({ ...search, page })}
      />
    </ListPage>
  )
}

type RowsProps = Omit<InfoSectionsPageProps, 'sections'> & {
  readonly sections: readonly InfoSection[]
}

function Rows({ sections, onChange, onDelete }: RowsProps) {
  const { infoSections } = useMessages()
  const { columns } = infoSections
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
              <span className="visually-hidden">{infoSections.change}</span>
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
  const { infoSections } = useMessages()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const { title, uniqueName, updatedDate, productCount } = section
  return (
    <tr>
      <RowName name={title} onChange={() => onChange(section)} />
      <td className="cell-called mute">
        <bdi>{uniqueName}</bdi>
      </td>
      <td className="mute">
        <RelativeTime moment={updatedDate} now={now} />
      </td>
      <td className="cell-figure" data-word={infoSections.columns.products}>
        <span className="figure">{formatNumber(productCount, language)}</span>
      </td>
      <td className="cell-actions">
        <RowActions
          labels={infoSections}
          name={title}
          updateOperation="infoSections.saveInfoSection"
          deleteOperation="infoSections.deleteInfoSection"
          onChange={() => onChange(section)}
          onDelete={() => onDelete(section)}
        />
      </td>
    </tr>
  )
}
