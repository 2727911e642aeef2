import { useRef } from 'react'
import { links } from '../../../links.ts'
import { useConfirm } from '../../../shared/confirm.tsx'
import { EmptyState, Skeleton } from '../../../shared/empty-state.tsx'
import { Failure } from '../../../shared/failure.tsx'
import { SelectField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { PageHeader } from '../../../shared/page-header.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { useOperation } from '../../../shared/use-operation.ts'
import type { Location } from '../locations-dialog.tsx'
import { manualReasons } from '../sheet/save-bar.tsx'
import { variantLabel } from '../variant.ts'
import { CameraScanner } from './camera/camera-scanner.tsx'
import type { BatchKind } from './lines.ts'
import { ScanField } from './scan-field.tsx'
import { ScanProblems } from './scan-problems.tsx'
import { LinesTable } from './table.tsx'
import { useBatch } from './use-batch.ts'
import { useScan } from './use-scan.ts'
import '../stock-list.css'
import './batch.css'

export const ReceiveRoute = () => <BatchRoute kind="receive" />
export const CountRoute = () => <BatchRoute kind="count" />
export const TransferRoute = () => <BatchRoute kind="transfer" />

/** Receives, counts or moves goods, with a scanner or manually. */
function BatchRoute({ kind }: { readonly kind: BatchKind }) {
  const { stockList, shell, form } = useMessages()
  const locations = useOperation('inventory.listLocations', {})
  const places = locations.data?.locations
  const mayEdit = useIsAllowed('stock.saveStock')
  return (
    <>
      <PageHeader
        title={stockList[kind]}
        backLink={<Link href={links.stock()}>{stockList.back}</Link>}
      />
      <p className="page-text">{stockList.texts[kind]}</p>
      {locations.error && (
        <Failure error={locations.error} onRetry={() => void locations.refetch()} />
      )}
      {!places && !locations.error && <Skeleton rows={6} label={shell.loading} />}
      {places && !mayEdit && <p className="notice">{form.readOnly}</p>}
      {places && mayEdit && <Batch kind={kind} locations={places} />}
    </>
  )
}

interface BatchProps {
  readonly kind: BatchKind
  readonly locations: readonly Location[]
}

function Batch({ kind, locations }: BatchProps) {
  const { stockList } = useMessages()
  const { camera } = stockList
  const batch = useBatch(kind, locations)
  const { lastLine } = batch
  const scan = useScan({ onFound: batch.add, onUnknown: batch.addUnknown })
  const field = useRef<HTMLFormElement>(null)
  /** Focuses the field that a scanner types into. */
  const focusScan = () => field.current?.querySelector('input')?.focus()
  if (kind === 'transfer' && locations.length < 2) {
    return <p className="notice">{stockList.oneLocation}</p>
  }
  return (
    <>
      <Places kind={kind} locations={locations} batch={batch} />
      <ScanField scan={scan} field={field} onKnown={batch.addKnown} />
      <CameraScanner
        result={
          lastLine ? camera.result({ what: variantLabel(lastLine.variant), n: lastLine.text }) : ''
        }
        onCode={(code) => {
          if (!batch.addKnown(code)) void scan.scan(code, { isWhole: true })
        }}
      />
      <ScanProblems
        failed={scan.failed}
        unknown={batch.unknown}
        onDismiss={() => {
          scan.dismissFailed()
          batch.clearUnknown()
        }}
      />
      {batch.lines.length === 0 ? (
        <EmptyState title={stockList.nothingTitle} text={stockList.nothingText} />
      ) : (
        <>
          <LinesTable
            kind={kind}
            lines={batch.lines}
            places={batch.places}
            onText={batch.setText}
            onRemove={(key) => {
              batch.remove(key)
              focusScan()
            }}
          />
          <BatchFooter kind={kind} batch={batch} onEnd={focusScan} />
        </>
      )}
    </>
  )
}

type BatchState = ReturnType<typeof useBatch>

function Places({ kind, locations, batch }: BatchProps & { readonly batch: BatchState }) {
  const { stockList } = useMessages()
  const { places, isSame, setPlaces } = batch
  if (locations.length < 2) return null
  const options = locations.map(({ id, name }) => [id, name] as const)
  const isTransfer = kind === 'transfer'
  return (
    <div className="batch-places">
      <SelectField
        label={isTransfer ? stockList.from : stockList.location}
        value={places.at}
        options={options}
        onValue={(at) => setPlaces({ at })}
      />
      {isTransfer && (
        <SelectField
          label={stockList.to}
          value={places.to}
          options={options}
          {...(isSame && { error: stockList.sameLocation })}
          onValue={(to) => setPlaces({ to })}
        />
      )}
    </div>
  )
}

interface BatchFooterProps {
  readonly kind: BatchKind
  readonly batch: BatchState
  /** After a save, or when the list is cleared. */
  readonly onEnd: () => void
}

function BatchFooter({ kind, batch, onEnd }: BatchFooterProps) {
  const { stockList, stock } = useMessages()
  const confirm = useConfirm()
  const clear = async () => {
    const { clearTitle: title, clearText: text, clear: yes } = stockList
    if (!(await confirm({ title, text, yes }))) return
    batch.clear()
    onEnd()
  }
  return (
    <footer className="batch-footer">
      <span className="figure" role="status">
        {stockList.lines({ n: batch.lines.length })}, {stockList.pieces({ n: batch.pieces })}
      </span>
      <SelectField
        hideLabel
        label={stockList.reason}
        value={batch.reason}
        options={manualReasons.map((one) => [one, stock.reasons[one]] as const)}
        onValue={batch.setReason}
      />
      <button type="button" className="button" disabled={batch.isBusy} onClick={() => void clear()}>
        {stockList.clear}
      </button>
      <button
        type="button"
        className="button button-primary"
        disabled={!batch.canSave}
        onClick={() => void batch.save().then(onEnd)}
      >
        {stockList.submit[kind]}
      </button>
    </footer>
  )
}
