import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { ChoicesSummary } from './choices-summary.tsx'
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
  const { search, customizations, total } = props
  const { customizations: labels } = useMessages()
  return (
    <ListPage
      createOperation="options.saveOption"
      labels={labels}
      total={total}
      error={props.error}
      onNew={props.onNew}
      onRetry={props.onRetry}
      shownCount={customizations?.length}
      filters={<Filters search={search} />}
      isFiltered={search.q !== '' || search.kind !== ''}
    >
      <Rows {...props} customizations={customizations ?? []} />
      <Pager
        page={search.page}
        size={CUSTOMIZATIONS_PAGE}
        total={total}
        linkTo={(page) => links.customizations({ ...search, page })}
      />
    </ListPage>
  )
}

function Filters({ search }: Pick<CustomizationsPageProps, 'search'>) {
  const { customizations } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<CustomizationsSearch>) =>
    go(links.customizations({ ...search, page: 1, ...change }), { replace: true })
  return (
    <search className="filters">
      <SearchField label={customizations.search} q={search.q} onSearch={(q) => find({ q })} />
      <SelectField
        hideLabel
        label={customizations.kind}
        value={search.kind}
        options={[
          ['', customizations.anyKind],
          ['OPTION', customizations.kinds.OPTION],
          ['MODIFIER', customizations.kinds.MODIFIER],
        ]}
        onValue={(kind) => find({ kind })}
      />
    </search>
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
              <span className="visually-hidden">{change}</span>
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
  const { customizations } = useMessages()
  const language = useLanguage()
  const { name, kind, productCount } = customization
  return (
    <tr>
      <RowName name={name} onChange={() => onChange(customization)} />
      <td className="mute">{customizations.kinds[kind]}</td>
      <td className="cell-choices">
        <ChoicesSummary customization={customization} />
      </td>
      <td className="cell-figure" data-word={customizations.columns.products}>
        <span className="figure">{formatNumber(productCount, language)}</span>
      </td>
      <td className="cell-actions">
        <RowActions
          name={name}
          labels={customizations}
          updateOperation="options.saveOption"
          deleteOperation="options.deleteOption"
          onChange={() => onChange(customization)}
          onDelete={() => onDelete(customization)}
        />
      </td>
    </tr>
  )
}
