import { Status } from '@vitrine/ui/status'
import { Fragment, type ReactNode, useRef } from 'react'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import { ColumnHeads } from '../../shared/views/column-heads.tsx'
import { shownColumns } from '../../shared/views/view-search.ts'
import type { Promotion } from './form.ts'
import { DiscountPeek } from './peek.tsx'
import {
  type DiscountColumn,
  type DiscountsSearch,
  discountColumns,
  usualDiscountColumns,
} from './search.ts'
import { codeText, tones, usesText } from './texts.ts'

interface DiscountsTableProps {
  readonly promotions: readonly Promotion[]
  readonly search: DiscountsSearch
  /** Describes the effect of a discount. */
  readonly describe: (promotion: Promotion) => string
  readonly onChange: (promotion: Promotion) => void
  readonly onSwitch: (promotion: Promotion) => void
  readonly onDelete: (promotion: Promotion) => void
}

const figures: ReadonlySet<DiscountColumn> = new Set(['used'])

/** The name of each opens it. */
export function DiscountsTable({ promotions, search, ...rest }: DiscountsTableProps) {
  const { discounts } = useMessages()
  const { columns } = discounts
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  const peek = usePeek(promotions)
  const { row } = peek
  const shown = shownColumns(discountColumns, search, usualDiscountColumns)
  return (
    <>
      <table className="list" data-rows={search.rows}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <ColumnHeads
              columns={discountColumns}
              shown={shown}
              labels={columns}
              figures={figures}
            />
            <th scope="col">
              <span className="visually-hidden">{discounts.change}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body} {...peek.listProps}>
          {promotions.map((one) => (
            <Row key={one.id} promotion={one} shown={shown} {...rest} />
          ))}
        </tbody>
      </table>
      {row && (
        <DiscountPeek
          promotion={row}
          effect={rest.describe(row)}
          onOpen={() => rest.onChange(row)}
          onClose={peek.close}
        />
      )}
    </>
  )
}

interface RowProps extends Omit<DiscountsTableProps, 'promotions' | 'search'> {
  readonly promotion: Promotion
  readonly shown: ReadonlySet<DiscountColumn>
}

function Row({ promotion, shown, describe, onChange, onSwitch, onDelete }: RowProps) {
  const { discounts } = useMessages()
  const { name, active } = promotion
  return (
    <tr>
      <RowName name={name} onChange={() => onChange(promotion)} peeks />
      <Cells promotion={promotion} shown={shown} describe={describe} />
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

/** The visible cells of a row, except the name. */
function Cells({ promotion, shown, describe }: Pick<RowProps, 'promotion' | 'shown' | 'describe'>) {
  const { discounts } = useMessages()
  const language = useLanguage()
  const { columns } = discounts
  const moment = (date: Date | undefined) => (date ? formatDateTime(date, language) : '–')
  const cells: Record<DiscountColumn, ReactNode> = {
    does: <td className="mute">{describe(promotion)}</td>,
    code: (
      <td className="mute" data-word={columns.code}>
        <bdi>{codeText(promotion, discounts)}</bdi>
      </td>
    ),
    used: (
      <td className="cell-figure" data-word={columns.used}>
        <Uses promotion={promotion} />
      </td>
    ),
    from: (
      <td className="mute" data-word={columns.from}>
        {moment(promotion.startDate)}
      </td>
    ),
    until: (
      <td className="mute" data-word={columns.until}>
        {moment(promotion.endDate)}
      </td>
    ),
    state: (
      <td>
        <Status tone={tones[promotion.status]}>{discounts.state[promotion.status]}</Status>
      </td>
    ),
  }
  return discountColumns
    .filter((column) => shown.has(column))
    .map((column) => <Fragment key={column}>{cells[column]}</Fragment>)
}

function Uses({ promotion }: { readonly promotion: Promotion }) {
  const { discounts } = useMessages()
  return <span className="figure">{usesText(promotion, discounts, useLanguage())}</span>
}
