import { Plus } from 'lucide-react'
import { EmptyState } from '../../shared/empty-state.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed, useIsAllowed } from '../../shared/permissions.tsx'
import { RowActions } from '../../shared/row-actions.tsx'
import { Section } from '../../shared/section.tsx'
import { formatPercent } from './percent.ts'
import type {
  EditTarget,
  PublishedRate,
  TaxRate,
  TaxRegion,
  TaxSettings,
  TaxSetup,
} from './setup.ts'
import { placeText, publishedFor, publishedText, validityText } from './texts.ts'

export interface RegionsViewProps {
  readonly setup: TaxSetup
  /** Undefined until they are known. */
  readonly settings: TaxSettings | undefined
  readonly published: readonly PublishedRate[]
  /** Such as `2026-01-31`. */
  readonly today: string
  readonly onEdit: (edited: EditTarget) => void
  readonly onDeleteRegion: (region: TaxRegion) => void
  readonly onDeleteRate: (rate: TaxRate) => void
}

/** How the site sells, and its regions, each with its rates. */
export function RegionsView(props: RegionsViewProps) {
  const { setup, settings, onEdit } = props
  const { taxes } = useMessages()
  const texts = taxes.region
  const add = () => onEdit({ kind: 'region' })
  return (
    <div className="tax-parts">
      {settings && <Selling settings={settings} onEdit={onEdit} />}
      <Section
        title={taxes.views.regions}
        hint={taxes.text}
        actions={
          setup.regions.length > 0 && (
            <IfAllowed call="taxes.saveTaxRegion">
              <button type="button" className="button button-primary" onClick={add}>
                <Plus aria-hidden="true" />
                {texts.new}
              </button>
            </IfAllowed>
          )
        }
      >
        {setup.regions.length === 0 ? (
          <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
            <IfAllowed call="taxes.saveTaxRegion">
              <button type="button" className="button button-primary" onClick={add}>
                {texts.new}
              </button>
            </IfAllowed>
          </EmptyState>
        ) : (
          <RegionsTable {...props} />
        )}
      </Section>
    </div>
  )
}

interface SellingProps {
  readonly settings: TaxSettings
  readonly onEdit: (edited: EditTarget) => void
}

function Selling({ settings, onEdit }: SellingProps) {
  const messages = useMessages()
  const { taxes } = messages
  const texts = taxes.selling
  const { originCountry: country, originSubdivision: subdivision } = settings
  const place = placeText({ country, subdivision, postalCodes: [] }, messages)
  return (
    <Section
      title={texts.heading}
      actions={
        <IfAllowed call="sites.updateSettings">
          <button
            type="button"
            className="button"
            aria-label={texts.change}
            onClick={() => onEdit({ kind: 'selling' })}
          >
            {taxes.change}
          </button>
        </IfAllowed>
      }
    >
      <p>
        {country === '' ? texts.nowhere : texts.from({ place })}{' '}
        {settings.pricesIncludeTax ? texts.included : texts.added} {texts.scheme[settings.scheme]}
      </p>
    </Section>
  )
}

function RegionsTable(props: RegionsViewProps) {
  const { columns } = useMessages().taxes
  return (
    <table className="list list-wrapping tax-rates">
      <thead>
        <tr>
          <th scope="col">{columns.group}</th>
          <th scope="col" className="cell-figure">
            {columns.rate}
          </th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.valid}</th>
          <th scope="col">{columns.source}</th>
          <th scope="col">
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      {props.setup.regions.map((region) => (
        <RegionRows key={region.id} region={region} {...props} />
      ))}
    </table>
  )
}

type RegionProps = RegionsViewProps & { readonly region: TaxRegion }

function RegionRows({ region, ...props }: RegionProps) {
  const { taxes } = useMessages()
  const rates = props.setup.rates.filter(({ taxRegionId }) => taxRegionId === region.id)
  const published = region.usesPublishedRates
    ? publishedFor(region, props.published, props.today)
    : []
  const isUntaxed = rates.length === 0 && !region.usesPublishedRates
  const mayAdd = useIsAllowed('taxes.saveTaxRate')
  return (
    <tbody>
      <RegionRow region={region} {...props} />
      {rates.map((rate) => (
        <RateRow key={rate.id} rate={rate} {...props} />
      ))}
      {published.map((one) => (
        <PublishedRow key={`${one.territory} ${one.validFrom}`} published={one} />
      ))}
      {(isUntaxed || mayAdd) && (
        <tr>
          <td colSpan={6} className="cell-words tax-indent mute">
            {isUntaxed && `${taxes.region.noRates} `}
            {mayAdd && <AddRate region={region} onEdit={props.onEdit} />}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function AddRate({ region, onEdit }: Pick<RegionProps, 'region' | 'onEdit'>) {
  const messages = useMessages()
  const texts = messages.taxes.region
  return (
    <button
      type="button"
      className="link-button"
      aria-label={texts.addRateTo({ name: placeText(region, messages) })}
      onClick={() => onEdit({ kind: 'rate', regionId: region.id })}
    >
      {texts.addRate}
    </button>
  )
}

function RegionRow({ region, onEdit, onDeleteRegion }: RegionProps) {
  const messages = useMessages()
  const { taxes } = messages
  const { id, taxIncludedInPrice } = region
  const name = placeText(region, messages)
  const { inclusions } = taxes.region
  return (
    <tr className="tax-region">
      <th scope="rowgroup" colSpan={4} className="cell-words">
        <button
          type="button"
          className="link-button"
          data-row-link=""
          onClick={() => onEdit({ kind: 'region', id })}
        >
          <bdi>{name}</bdi>
        </button>
      </th>
      <td className="mute cell-words">
        {taxIncludedInPrice !== null &&
          (taxIncludedInPrice ? inclusions.INCLUDED : inclusions.ADDED)}
      </td>
      <td className="cell-actions">
        <RowActions
          labels={taxes}
          name={name}
          updateOperation="taxes.saveTaxRegion"
          deleteOperation="taxes.deleteTaxRegion"
          onChange={() => onEdit({ kind: 'region', id })}
          onDelete={() => onDeleteRegion(region)}
        />
      </td>
    </tr>
  )
}

type RateProps = RegionsViewProps & { readonly rate: TaxRate }

function RateRow({ rate, setup, onEdit, onDeleteRate }: RateProps) {
  const messages = useMessages()
  const { taxes } = messages
  const language = useLanguage()
  const group = setup.groups.find(({ id }) => id === rate.taxGroupId)?.name ?? ''
  const percent = formatPercent(rate.taxRate, language)
  const edit = () => onEdit({ kind: 'rate', regionId: rate.taxRegionId, id: rate.id })
  return (
    <tr>
      <th scope="row" className="cell-words tax-indent">
        <button type="button" className="link-button" data-row-link="" onClick={edit}>
          <bdi>{group}</bdi>
        </button>
      </th>
      <td className="cell-figure figure">{percent}</td>
      <td className="cell-words" dir="auto">
        {rate.taxName}
      </td>
      <td className="cell-words">{validityText(rate.validFrom, rate.validTo, messages)}</td>
      <td className="mute cell-words">{taxes.ownRate}</td>
      <td className="cell-actions">
        <RowActions
          labels={taxes}
          name={taxes.rate.title({ group, rate: percent })}
          updateOperation="taxes.saveTaxRate"
          deleteOperation="taxes.deleteTaxRate"
          onChange={edit}
          onDelete={() => onDeleteRate(rate)}
        />
      </td>
    </tr>
  )
}

function PublishedRow({ published }: { readonly published: PublishedRate }) {
  const messages = useMessages()
  const { taxes } = messages
  return (
    <tr>
      <th scope="row" className="cell-words tax-indent mute">
        {taxes.published}
      </th>
      <td colSpan={2} className="cell-words">
        {publishedText(published, messages)}
      </td>
      <td className="cell-words">
        {validityText(published.validFrom, published.validTo, messages)}
      </td>
      <td colSpan={2} className="mute cell-words">
        {published.source}
      </td>
    </tr>
  )
}
