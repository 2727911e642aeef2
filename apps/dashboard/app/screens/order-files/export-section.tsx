import { type OrderFileFormat, orderFileFormats } from '@vitrine/contract/order-files'
import { useState } from 'react'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'

export interface ExportSectionProps {
  /** Whether to export only the orders of a filtered list. */
  readonly filtered: boolean
  /** How many orders that is; undefined until it is known. */
  readonly count: number | undefined
  readonly busy: boolean
  readonly failure: unknown
  readonly onExport: (format: OrderFileFormat) => void
}

export function ExportSection({ filtered, count, busy, failure, onExport }: ExportSectionProps) {
  const { orderFiles } = useMessages()
  const [format, setFormat] = useState<OrderFileFormat>('csv')
  return (
    <section aria-labelledby="export-orders">
      <h2 id="export-orders">{orderFiles.exportTitle}</h2>
      <p className="page-text">{orderFiles.exportText}</p>
      <p role="status">
        {count !== undefined &&
          (filtered
            ? orderFiles.exportFiltered({ n: count })
            : orderFiles.exportAll({ n: count }))}{' '}
        {filtered && <Link href={links.orderFiles()}>{orderFiles.allInstead}</Link>}
      </p>
      {failure ? <Failure error={failure} /> : null}
      <div className="file-decision">
        <SelectField
          label={orderFiles.format}
          value={format}
          options={orderFileFormats.map((one) => [one, orderFiles.formats[one]] as const)}
          onValue={setFormat}
        />
        <div className="file-ways">
          <button
            type="button"
            className="button"
            disabled={busy || count === 0}
            onClick={() => onExport(format)}
          >
            {busy ? orderFiles.exporting : orderFiles.exportStart}
          </button>
        </div>
      </div>
    </section>
  )
}
