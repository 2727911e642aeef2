import { Status, type StatusTone } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import type { Promotion } from './form.ts'
import { DISCOUNTS_PAGE, type DiscountsSearch } from './search.ts'

export interface DiscountsPageProps {
  readonly search: DiscountsSearch
  /** Undefined until the first answer. */
  readonly promotions: readonly Promotion[] | undefined
  readonly total: number
  readonly error?: unknown
  /** What a discount does, in words. */
  readonly describe: (promotion: Promotion) => string
  readonly onNew: () => void
  readonly onChange: (promotion: Promotion) => void
  readonly onSwitch: (promotion: Promotion) => void
  readonly onDelete: (promotion: Promotion) => void
  readonly onRetry?: () => void
}

export function DiscountsPage(props: DiscountsPageProps) {
  const { search, promotions, total } = props
  const { discounts } = useMessages()
  const { go } = useNavigation()
  const find = (q: string) => go(links.discounts({ q }), { replace: true })
  return (
    <ListPage
      createOperation="promotions.createPromotion"
      labels={discounts}
      total={total}
      error={props.error}
      onNew={props.onNew}
      onRetry={props.onRetry}
      shownCount={promotions?.length}
      filters={
        <search className="filters">
          <SearchField label={discounts.search} q={search.q} onSearch={find} />
        </search>
      }
      isFiltered={search.q !== ''}
    >
      <Rows {...props} promotions={promotions ?? []} />
      <Pager
        page={search.page}
        size={DISCOUNTS_PAGE}
        total={total}
        linkTo={(page) => links.discounts({ ...search, page })}
      />
    </ListPage>
  )
}

type RowsProps = Omit<DiscountsPageProps, 'promotions'> & {
  readonly promotions: readonly Promotion[]
}

function Rows({ promotions, ...rest }: RowsProps) {
  const { discounts } = useMessages()
  const { columns } = discounts
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.does}</th>
            <th scope="col">{columns.code}</th>
            <th scope="col" className="cell-figure">
              {columns.used}
            </th>
            <th scope="col">{columns.state}</th>
            <th scope="col">
              <span className="visually-hidden">{discounts.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {promotions.map((one) => (
            <Row key={one.id} promotion={one} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const tones: Record<Promotion['status'], StatusTone> = {
  LIVE: 'good',
  SCHEDULED: 'note',
  EXPIRED: 'quiet',
  OFF: 'quiet',
  USED_UP: 'warn',
}

interface RowProps
  extends Pick<DiscountsPageProps, 'describe' | 'onChange' | 'onSwitch' | 'onDelete'> {
  readonly promotion: Promotion
}

function Row({ promotion, describe, onChange, onSwitch, onDelete }: RowProps) {
  const { discounts } = useMessages()
  const { name, status, active } = promotion
  return (
    <tr>
      <RowName name={name} onChange={() => onChange(promotion)} />
      <td className="mute">{describe(promotion)}</td>
      <td className="mute" data-word={discounts.columns.code}>
        <bdi>{codeWords(promotion, discounts)}</bdi>
      </td>
      <td className="cell-figure" data-word={discounts.columns.used}>
        <Uses promotion={promotion} />
      </td>
      <td>
        <Status tone={tones[status]}>{discounts.state[status]}</Status>
      </td>
      <td className="cell-actions">
        <IfAllowed call="promotions.activatePromotion">
          <button type="button" className="link-button" onClick={() => onSwitch(promotion)}>
            {active ? discounts.switchOff : discounts.switchOn}
            <span className="visually-hidden"> {name}</span>
          </button>
        </IfAllowed>
        <RowActions
          labels={discounts}
          name={name}
          updateOperation="promotions.savePromotion"
          deleteOperation="promotions.deletePromotion"
          onChange={() => onChange(promotion)}
          onDelete={() => onDelete(promotion)}
        />
      </td>
    </tr>
  )
}

function codeWords(
  { trigger, code, codeCount }: Promotion,
  { automatic, manyCodes }: Messages['discounts'],
): string {
  if (trigger === 'AUTOMATIC') return automatic
  return codeCount > 1 ? manyCodes({ n: codeCount }) : (code ?? '–')
}

function Uses({ promotion: { usage, limits } }: Pick<RowProps, 'promotion'>) {
  const { discounts } = useMessages()
  const language = useLanguage()
  const n = formatNumber(usage.count, language)
  const limit = limits.total && formatNumber(limits.total, language)
  return <span className="figure">{limit ? discounts.uses({ n, limit }) : n}</span>
}
