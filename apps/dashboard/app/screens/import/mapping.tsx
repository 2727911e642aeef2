import {
  type ImportColumn,
  type ImportGrouping,
  type ImportMapping,
  type ImportPlatform,
  importGroupings,
  importPlatforms,
} from '@vitrine/contract/imports'
import { useState } from 'react'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { type CustomTarget, importFieldLabel, isGroupTarget, targetOptions } from './fields.ts'
import './mapping.css'

export interface MappingProps {
  readonly mapping: ImportMapping
  readonly custom: readonly CustomTarget[]
  readonly onPlatform: (platform: ImportPlatform) => void
  readonly onColumns: (columns: readonly ImportColumn[]) => void
}

/** The target of each column; every change is saved at once. */
export function MappingSection({ mapping, custom, onPlatform, onColumns }: MappingProps) {
  const messages = useMessages()
  const { importMapping: labels } = messages
  const [moved, setMoved] = useState<string>()
  const missing = mapping.missing.map((field) => importFieldLabel(field, messages))
  const change = (at: number, changes: Partial<ImportColumn>) => {
    const other = takenColumn(mapping.columns, at, changes.target)
    const name = mapping.columns[at]?.name ?? ''
    const field = importFieldLabel(changes.target ?? '', messages)
    setMoved(other && labels.moved({ other: other.name, name, field }))
    onColumns(changedColumns(mapping.columns, at, changes))
  }
  return (
    <section aria-labelledby="columns">
      <h2 id="columns">{labels.columns}</h2>
      <p className="page-text">{introduction(mapping, labels)}</p>
      <div className="import-mapping-platform">
        <SelectField
          label={labels.platform}
          value={mapping.platform}
          options={importPlatforms.map((one) => [one, labels.platforms[one]] as const)}
          onValue={onPlatform}
        />
      </div>
      {missing.length > 0 && (
        <p className="notice notice-bad" role="status">
          {labels.missing({ fields: missing.join(', ') })}
        </p>
      )}
      <p role="status" className="field-hint">
        {moved}
      </p>
      <div className="list-frame">
        <table className="list import-mapping">
          <thead>
            <tr>
              <th scope="col">{labels.column}</th>
              <th scope="col">{labels.samples}</th>
              <th scope="col">{labels.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {mapping.columns.map((column, at) => (
              <ColumnRow
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay in the order of the file
                key={at}
                column={column}
                custom={custom}
                onChange={(changes) => change(at, changes)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type Labels = ReturnType<typeof useMessages>['importMapping']

function introduction({ platform, remembered }: ImportMapping, labels: Labels): string {
  if (remembered) return labels.remembered
  if (platform === 'OTHER') return labels.unknown
  return labels.recognised({ platform: labels.platforms[platform] })
}

/** The column that is mapped to this field so far. */
const takenColumn = (
  columns: readonly ImportColumn[],
  at: number,
  target: string | null | undefined,
): ImportColumn | undefined =>
  target ? columns.find((one, index) => index !== at && one.target === target) : undefined

/** A field takes only one column: a previously mapped one is left out. */
export const changedColumns = (
  columns: readonly ImportColumn[],
  at: number,
  changes: Partial<ImportColumn>,
): ImportColumn[] =>
  columns.map((column, index) => {
    const isTaken = changes.target && index !== at && column.target === changes.target
    const { grouping, ...rest } = index === at ? { ...column, ...changes } : column
    if (isTaken) return { ...rest, target: null }
    return isGroupTarget(rest.target) ? { ...rest, grouping: grouping ?? 'COLLECTIONS' } : rest
  })

interface ColumnRowProps extends Pick<MappingProps, 'custom'> {
  readonly column: ImportColumn
  readonly onChange: (changes: Partial<ImportColumn>) => void
}

function ColumnRow({ column, custom, onChange }: ColumnRowProps) {
  const messages = useMessages()
  const { importMapping: labels } = messages
  const { name, samples, target, grouping = 'COLLECTIONS' } = column
  return (
    <tr className={target === null ? 'is-left-out' : undefined}>
      <th scope="row">
        <bdi>{name || '–'}</bdi>
      </th>
      <td className="cell-words import-samples">
        {samples.length > 0 ? (
          samples.map((sample) => <bdi key={sample}>{sample}</bdi>)
        ) : (
          <span className="mute">{labels.noSamples}</span>
        )}
      </td>
      <td className="import-choice">
        <SelectField
          label={labels.becomesOf({ name })}
          hideLabel
          value={target ?? ''}
          options={targetOptions(column, custom, messages)}
          onValue={(value) => onChange({ target: value || null })}
        />
        {isGroupTarget(target) && (
          <SelectField<ImportGrouping>
            label={labels.groupingOf({ name })}
            hint={grouping === 'COLLECTIONS' ? labels.groupingHint : undefined}
            value={grouping}
            options={importGroupings.map((one) => [one, labels.groupings[one]] as const)}
            onValue={(value) => onChange({ grouping: value })}
          />
        )}
      </td>
    </tr>
  )
}
