import type { DifferenceKind, ImportDifference } from '@vitrine/contract/imports'
import { SelectField } from '../../shared/fields.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Pager } from '../../shared/pager.tsx'
import { importFieldLabel } from './fields.ts'
import './mapping.css'

export const DIFFERENCES_PAGE = 50

export type ShownKind = DifferenceKind | 'ALL'

export interface DifferencesProps {
  readonly differences: readonly ImportDifference[]
  readonly total: number
  readonly kind: ShownKind
  /** Counted from 1. */
  readonly page: number
  readonly linkTo: (page: number) => string
  readonly onKind: (kind: ShownKind) => void
}

/** The changes that the import would make, cell by cell. */
export function DifferencesSection(props: DifferencesProps) {
  const { differences, total, kind, page, linkTo, onKind } = props
  const { importMapping: labels } = useMessages()
  const language = useLanguage()
  const kinds = ['ALL', 'NEW', 'CHANGED'] as const
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">
        {labels.differences}{' '}
        {total > 0 && <span className="figure mute">{formatNumber(total, language)}</span>}
      </h2>
      <div className="import-differences-filter">
        <SelectField<ShownKind>
          label={labels.show}
          value={kind}
          options={kinds.map((one) => [one, labels.kinds[one]] as const)}
          onValue={onKind}
        />
      </div>
      {total === 0 && (
        <p className="field-hint">
          {kind === 'ALL' ? labels.differencesNone : labels.unchangedOnly}
        </p>
      )}
      {differences.length > 0 && <DifferencesTable differences={differences} />}
      <Pager page={page} size={DIFFERENCES_PAGE} total={total} linkTo={linkTo} />
    </section>
  )
}

function DifferencesTable({ differences }: Pick<DifferencesProps, 'differences'>) {
  const { importMapping } = useMessages()
  const { differenceColumns: columns } = importMapping
  return (
    <div className="list-frame">
      <table className="list import-differences">
        <thead>
          <tr>
            <th scope="col" className="figure">
              {columns.line}
            </th>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.field}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: differences have no id
            <DifferenceRow key={at} difference={one} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DifferenceRow({ difference }: { readonly difference: ImportDifference }) {
  const messages = useMessages()
  const { importMapping: labels } = messages
  const language = useLanguage()
  const { line, productName, kind, field, variant, key, before, after } = difference
  const name = key
    ? labels.customField({ name: key })
    : kind === 'NEW'
      ? labels.newProduct
      : importFieldLabel(field, messages)
  return (
    <tr>
      <td className="figure">{formatNumber(line, language)}</td>
      <td>
        <bdi>{productName}</bdi>
        {variant && <bdi className="mute"> {variant}</bdi>}
      </td>
      <td className="import-field">{name}</td>
      <td className="cell-words import-before">
        {before === undefined ? (
          <span className="mute">–</span>
        ) : (
          <del>
            <bdi>{shownValue(before, labels)}</bdi>
          </del>
        )}
      </td>
      <td className="cell-words import-after">
        {after === undefined ? (
          <span className="mute">{labels.nothing}</span>
        ) : (
          <bdi>{shownValue(after, labels)}</bdi>
        )}
      </td>
    </tr>
  )
}

const shownValue = (
  text: string,
  { yes, no }: { readonly yes: string; readonly no: string },
): string => (text === 'true' ? yes : text === 'false' ? no : text)
