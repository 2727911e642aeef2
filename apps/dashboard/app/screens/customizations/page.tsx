import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { ChoicesShown } from './choices-shown.tsx'
import './customizations.css'
import type { Customization } from './form.ts'
import { CUSTOMIZATIONS_PAGE, type CustomizationsSearch } from './search.ts'

export interface CustomizationsPageProps {
  readonly search: CustomizationsSearch
  /** Undefined until the first answer. */
  readonly customizations: readonly Customization[] | undefined
  readonly total: number
  readonly error?: unknown
  readonly onNew: () => void
  readonly onChange: (customization: Customization) => void
  readonly onDelete: (customization: Customization) => void
  readonly onRetry?: () => void
}

export function CustomizationsPage(props: CustomizationsPageProps) {
  const { search, customizations, total, error, onNew } = props
  const { customizations: words, shell } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          customizations && (
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
      <Filters search={search} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!customizations && !error && <Skeleton rows={6} label={shell.loading} />}
      {customizations?.length === 0 && <NoneHere search={search} onNew={onNew} />}
      {customizations && customizations.length > 0 && (
        <Rows {...props} customizations={customizations} />
      )}
      {customizations && (
        <Pager
          page={search.page}
          size={CUSTOMIZATIONS_PAGE}
          total={total}
          linkTo={(page) => links.customizations({ ...search, page })}
        />
      )}
    </>
  )
}

function Filters({ search }: Pick<CustomizationsPageProps, 'search'>) {
  const { customizations: words } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<CustomizationsSearch>) =>
    go(links.customizations({ ...search, page: 1, ...change }), { replace: true })
  return (
    <search className="filters">
      <SearchField label={words.search} q={search.q} onSearch={(q) => find({ q })} />
      <SelectField
        quiet
        label={words.kind}
        value={search.kind}
        options={[
          ['', words.anyKind],
          ['PRODUCT_OPTION', words.kinds.PRODUCT_OPTION],
          ['MODIFIER', words.kinds.MODIFIER],
        ]}
        onValue={(kind) => find({ kind })}
      />
    </search>
  )
}

function NoneHere({ search, onNew }: Pick<CustomizationsPageProps, 'search' | 'onNew'>): ReactNode {
  const { customizations: words } = useMessages()
  const isAll = search.q === '' && search.kind === ''
  const [title, text] = isAll
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

type RowsProps = Omit<CustomizationsPageProps, 'customizations'> & {
  readonly customizations: readonly Customization[]
}

function Rows({ customizations, onChange, onDelete }: RowsProps) {
  const { columns, change } = useMessages().customizations
  return (
    <div className="list-frame">
      <table className="list customizations-list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.choices}</th>
            <th scope="col" className="cell-figure">
              {columns.products}
            </th>
            <th scope="col">
              <span className="unseen">{change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {customizations.map((one) => (
            <Row key={one.id} customization={one} onChange={onChange} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends Pick<CustomizationsPageProps, 'onChange' | 'onDelete'> {
  readonly customization: Customization
}

function Row({ customization, onChange, onDelete }: RowProps) {
  const { customizations: words } = useMessages()
  const language = useLanguage()
  const { name, customizationType, assignedProductsCount = 0 } = customization
  return (
    <tr>
      <th scope="row" className="cell-name">
        <button
          type="button"
          className="link-button"
          data-row-link=""
          onClick={() => onChange(customization)}
        >
          <span dir="auto">{name}</span>
        </button>
      </th>
      <td className="mute">{words.kinds[customizationType]}</td>
      <td className="cell-choices">
        <ChoicesShown customization={customization} />
      </td>
      <td className="cell-figure" data-word={words.columns.products}>
        <span className="figure">{formatNumber(assignedProductsCount, language)}</span>
      </td>
      <td className="cell-actions">
        <button
          type="button"
          className="link-button"
          aria-label={words.changeTitle(name)}
          onClick={() => onChange(customization)}
        >
          {words.change}
        </button>
        <button
          type="button"
          className="link-button"
          aria-label={words.deleteOf(name)}
          onClick={() => onDelete(customization)}
        >
          {words.delete}
        </button>
      </td>
    </tr>
  )
}
