import { Status, type StatusTone } from '@vitrine/ui/status'
import { TextField } from '../../shared/fields.tsx'
import { formatDay } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { SelectAllCell } from '../../shared/select-all-cell.tsx'
import { formatMinor } from '../orders/texts.ts'
import { isRecordable, type StatementLine } from './statement.ts'
import type { StatementWork } from './use-statement.ts'

interface LinesTableProps extends StatementWork {
  readonly lines: readonly StatementLine[]
  /** How the site writes amounts. */
  readonly locale: string
}

const tones: Readonly<Record<StatementLine['match'], StatusTone>> = {
  MATCHED: 'good',
  OTHER_AMOUNT: 'warn',
  NOTHING_DUE: 'quiet',
  OTHER_CURRENCY: 'bad',
  SAME_AMOUNT: 'note',
  SEVERAL_ORDERS: 'warn',
  NOT_FOUND: 'quiet',
  RECORDED: 'quiet',
}

/** Incoming payments, each with its order. */
export function LinesTable({ lines, ...props }: LinesTableProps) {
  const { bankStatement } = useMessages()
  const { columns } = bankStatement
  const { recordable, chosen } = props
  return (
    <div className="list-frame">
      <table className="list statement-lines">
        <thead>
          <tr>
            <SelectAllCell
              label={bankStatement.selectAll}
              selectedCount={chosen.length}
              rowCount={recordable.length}
              onToggle={props.toggleAll}
            />
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.payer}</th>
            <th scope="col">{columns.text}</th>
            <th scope="col" className="cell-figure">
              {columns.amount}
            </th>
            <th scope="col">{columns.match}</th>
            <th scope="col">{columns.order}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.id} {...props} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LineRow(props: Omit<LinesTableProps, 'lines'> & { readonly line: StatementLine }) {
  const { line, locale, chosen, assign, busy } = props
  const { bankStatement } = useMessages()
  const language = useLanguage()
  const { id, payer, match } = line
  const assignment = props.assignmentOf(id)
  const isChosen = chosen.includes(line)
  const amount = formatMinor(line.amount, line, locale)
  const problem = props.problems.get(id)
  return (
    <tr aria-selected={isChosen}>
      <td className="cell-check">
        <input
          type="checkbox"
          aria-label={bankStatement.select({ payer, amount })}
          checked={isChosen}
          disabled={!isRecordable(line, assignment) || !!busy}
          onChange={() => props.toggle(id)}
        />
      </td>
      <td className="mute figure statement-date">{formatDay(line.date, language)}</td>
      <th scope="row" className="statement-payer">
        <bdi>{payer || '–'}</bdi>
      </th>
      <td className="cell-words mute">
        <bdi>{line.text}</bdi>
      </td>
      <td className="cell-figure">
        <span className="figure">{amount}</span>
      </td>
      <td className="cell-words">
        <Status tone={tones[match]}>
          <Match line={line} locale={locale} />
        </Status>
      </td>
      <td className="statement-order">
        <IfAllowed
          call="bankStatements.recordPayments"
          fallback={<span className="figure">{assignment.number}</span>}
        >
          <TextField
            label={bankStatement.orderOf({ payer, amount })}
            hideLabel
            placeholder={bankStatement.columns.order}
            inputMode="numeric"
            value={match === 'RECORDED' ? (line.orders[0]?.number ?? '') : assignment.number}
            disabled={match === 'RECORDED' || !!busy}
            {...(problem && { error: problem })}
            onText={(text) => assign.type(id, text)}
            onBlur={({ target }) => assign.settle(line, target.value.trim())}
          />
        </IfAllowed>
      </td>
    </tr>
  )
}

function Match({ line, locale }: { readonly line: StatementLine; readonly locale: string }) {
  const { matches } = useMessages().bankStatement
  const { match, orders } = line
  const [order] = orders
  if (match === 'OTHER_AMOUNT' && order) {
    return matches.OTHER_AMOUNT({ due: formatMinor(order.due, order, locale) })
  }
  if (match === 'OTHER_CURRENCY' && order) {
    return matches.OTHER_CURRENCY({ currency: order.currency })
  }
  if (match === 'SEVERAL_ORDERS') {
    return matches.SEVERAL_ORDERS({ numbers: orders.map(({ number }) => number).join(', ') })
  }
  const texts = matches[match]
  return typeof texts === 'string' ? texts : null
}
