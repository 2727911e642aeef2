import { VitrineError } from '@vitrine/sdk'
import { links } from '../../links.ts'
import { Failure } from '../../shared/failure.tsx'
import { FileDropzone } from '../../shared/file-dropzone.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import './bank-statement.css'
import { LinesTable } from './lines-table.tsx'
import type { StatementWork } from './use-statement.ts'

export interface BankStatementPageProps extends StatementWork {
  /** How the site writes amounts. */
  readonly locale: string
}

/** The file of a bank: chosen, matched with orders, and recorded as payments of these. */
export function BankStatementPage(props: BankStatementPageProps) {
  const { statement, chosen, busy } = props
  const { bankStatement, orders } = useMessages()
  return (
    <>
      <PageHeader
        title={bankStatement.title}
        backLink={<Link href={links.orders()}>{orders.title}</Link>}
        actions={
          statement && (
            <>
              <button type="button" className="button" disabled={!!busy} onClick={props.close}>
                {bankStatement.again}
              </button>
              <button
                type="button"
                className="button button-primary"
                disabled={chosen.length === 0 || !!busy}
                onClick={props.record}
              >
                {bankStatement.record({ n: chosen.length })}
              </button>
            </>
          )
        }
      />
      <StatementFailure error={props.error} />
      {statement ? <ReadStatement {...props} /> : <Choice {...props} />}
    </>
  )
}

function Choice({ busy, open }: BankStatementPageProps) {
  const { bankStatement } = useMessages()
  return (
    <>
      <p className="page-text">{bankStatement.text}</p>
      <FileDropzone
        label={bankStatement.title}
        text={bankStatement.drop}
        buttonLabel={bankStatement.choose}
        accept=".xml,.csv,.txt,application/xml,text/xml,text/csv"
        busy={busy && { text: bankStatement.reading }}
        onFile={open}
      />
    </>
  )
}

function ReadStatement(props: BankStatementPageProps) {
  const { statement } = props
  const { bankStatement } = useMessages()
  if (!statement) return null
  const { lines, skipped } = statement
  return (
    <>
      <p className="page-text" role="status">
        {lines.length > 0 ? bankStatement.read({ n: lines.length, skipped }) : bankStatement.none}
      </p>
      {lines.length > 0 && <LinesTable {...props} lines={lines} />}
    </>
  )
}

type Problem = keyof ReturnType<typeof useMessages>['bankStatement']['problems']

/** Specific messages for errors of a file; the usual ones for all others. */
function StatementFailure({ error }: Pick<BankStatementPageProps, 'error'>) {
  const { bankStatement } = useMessages()
  if (!error) return null
  if (!(error instanceof VitrineError) || error.code !== 'STATEMENT_UNREADABLE') {
    return <Failure error={error} />
  }
  const texts = bankStatement.problems[error.data.problem as Problem]
  const line = String(error.data.line ?? '')
  return (
    <p className="notice notice-bad" role="alert">
      {typeof texts === 'string' ? texts : texts({ line })}
    </p>
  )
}
