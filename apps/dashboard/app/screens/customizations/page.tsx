import { links } from '../../links.ts'
import { SelectField } from '../../scaffold/fields.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import { RowName, RowWays } from '../../scaffold/row-ways.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { ShelfPage } from '../../scaffold/shelf-page.tsx'
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
  const { search, customizations, total } = props
  const { customizations: words } = useMessages()
  return (
    <ShelfPage
      creates="catalogV3.createCustomization"
      {...{ words, total, error: props.error, onNew: props.onNew, onRetry: props.onRetry }}
      shown={customizations?.length}
      filters={<Filters search={search} />}
      isNarrowed={search.q !== '' || search.kind !== ''}
    >
      <Rows {...props} customizations={customizations ?? []} />
      <Pager
        page={search.page}
        size={CUSTOMIZATIONS_PAGE}
        total={total}
        linkTo={(page) => links.customizations({ ...search, page })}
      />
    </ShelfPage>
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
      <RowName name={name} onChange={() => onChange(customization)} />
      <td className="mute">{words.kinds[customizationType]}</td>
      <td className="cell-choices">
        <ChoicesShown customization={customization} />
      </td>
      <td className="cell-figure" data-word={words.columns.products}>
        <span className="figure">{formatNumber(assignedProductsCount, language)}</span>
      </td>
      <td className="cell-actions">
        <RowWays
          {...{ name, words }}
          changes="catalogV3.updateCustomization"
          deletes="catalogV3.deleteCustomization"
          onChange={() => onChange(customization)}
          onDelete={() => onDelete(customization)}
        />
      </td>
    </tr>
  )
}
